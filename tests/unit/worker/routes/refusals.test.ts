import { expect, test } from 'vitest';
import { expectApiError } from '../../../support/api-error.ts';
import { contentSite } from '../../../support/content-site.ts';
import { samplePosts } from '../../../support/handout-document.ts';
import { readPage } from '../../../support/page.ts';

const long = 'x'.repeat(5000);

test.each([
  [400, '/api/articles/%E0%A4%A'],
  [400, '/api/quotes?pageToken=refused'],
  [400, `/api/quotes?label=${long}`],
  [404, '/api/thoughts/1'],
  [404, '/api/articles/unknown'],
  [404, '/api/constructor'],
])('%i for %.40s', async (status, path) => {
  const message = expect.stringMatching(/\w+ .*\.$/);
  await expectApiError(await contentSite().get(path), { message, status }, 'public, max-age=60');
});

test('a parameter of others may have any text', async () => {
  const { status, headers } = await contentSite().get('/api/organization?utm_source=50%');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json']);
});

// tests/unit/worker/content/content-service.test.ts has what can be made up.
test('over the limit of a network, content that can be made up is not loaded, and pages say why', async () => {
  const site = contentSite();
  const message = 'Too many requests came from your connection. Please wait a minute.';
  for (const path of ['/', `/handout.md?posts=${samplePosts}`]) await site.get(path);
  site.limit.mockImplementation(async () => ({ success: false }));
  const visit = (path: string) =>
    site.get(path, { headers: { 'CF-Connecting-IP': '198.51.100.17' } });
  site.calls.length = 0;
  const handout = `/handout?posts=${Array.from({ length: 20 }, (_, i) => `quotes:made-up-${i}`)}`;
  const pages = ['/articles/unknown', '/quotes?post=unknown', '/quotes?q=word', '/series?p=John+1'];
  for (const path of [...pages, handout]) {
    const { status, headers, text, texts } = await readPage(visit(path));
    expect([path, status, headers.get('Retry-After')]).toEqual([path, 429, '60']);
    expect(text('main')).toContain(`Error: ${message}`);
    expect(texts('main a'), path).toContain('Try again');
  }
  expect((await visit(handout.replace('?', '.docx?'))).status).toBe(303);
  const file = await readPage(visit(`/handout.md?posts=${samplePosts}`));
  expect([file.status, file.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(file.text('main')).toContain(message);
  for (const path of ['/api/thoughts/unknown', '/series.ics?p=John+1'])
    await expectApiError(await visit(path), { message, status: 429 });
  expect(site.calls).toEqual([]);
  expect((await site.get('/articles/unknown')).status).toBe(404);
});
