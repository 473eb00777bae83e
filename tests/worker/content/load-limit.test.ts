import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { newAddress } from '../../support/visitor-address.ts';

const message = 'Too many requests came from your connection. Please wait a minute.';

const site = await siteForFile({}, { clock: true });
let madeUp = 0;

/** A handout with 20 ids of posts that do not exist. */
function handout() {
  const posts = Array.from({ length: 20 }, () => `quotes:made-up-${madeUp++}`);
  return `/handout?posts=${posts.join(',')}`;
}

// tests/unit/worker/content/content-service.test.ts has what can be made up.
test('over the limit, content that can be made up is not loaded, and pages say why', async () => {
  await site.read('/');
  const file = `/handout.md?posts=${samplePosts}`;
  await site.get(file);
  const from = { 'CF-Connecting-IP': newAddress() };
  for (let loads = 0; loads < 120; loads += 20) {
    expect((await site.read(handout(), { ...crawler, ...from })).status).toBe(200);
  }
  const { length } = site.provider.requests;
  const paths = [
    '/articles/unknown',
    '/quotes?post=unknown',
    '/quotes?q=words',
    '/series?p=John+1',
  ];
  for (const path of [...paths, handout()]) {
    const page = await site.read(path, from);
    expect([path, page.status]).toEqual([path, 429]);
    expect(page.headers.get('Retry-After')).toBe('60');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.text('main')).toContain(`Error: ${message}`);
    expect(page.texts('main a'), path).toContain('Try again');
  }
  expect((await site.get(handout().replace('?', '.docx?'), from)).status).toBe(303);
  const refused = await site.read(file, from);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(refused.text('main')).toContain(message);
  for (const path of ['/api/thoughts/unknown', '/series.ics?p=John+1']) {
    const response = await site.get(path, from);
    expect(response.headers.get('Retry-After')).toBe('60');
    await expectApiError(response, { message, status: 429 });
  }
  expect(site.provider.requests.length).toBe(length);
  for (const other of [{ 'CF-Connecting-IP': newAddress() }, {}]) {
    expect((await site.get('/articles/unknown', other)).status).toBe(404);
  }
});
