import { afterEach, expect, test, vi } from 'vitest';
import { siteReport } from '../../../scripts/faults/site-report.ts';

const site = 'https://site.example';
const head = { id: '1', title: 'A [small] title', published: '2026-01-01T00:00:00Z' };

const fetch = vi.fn<(url: string) => Promise<Response>>();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A site whose API has these responses. All other lists are empty. */
function serve(responses: Record<string, object>) {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async (url) => {
    const path = url.replace(site, '');
    const isResource = path.startsWith('/api/resources');
    return Response.json(responses[path] ?? (isResource ? null : { posts: [] }));
  });
}

test('the report has what may be wrong in the posts of a deployed site', async () => {
  const content = '<img src="https://pictures.example/a.jpg"><a href="/quotes?post=99">Gone</a>';
  serve({
    '/api/articles': { posts: [{ ...head, excerpt: 'Short' }] },
    '/api/articles/1': { ...head, content, description: '' },
  });
  const link = `- [A \\[small\\] title](${site}/articles/1)`;
  expect((await siteReport(site, { lectionary: 'off' })).split('\n')).toEqual([
    '## Pictures without a description (1)',
    '',
    expect.stringContaining(`${link} has 1 picture without alternative text.`),
    '',
    '## Links to posts that do not exist (1)',
    '',
    expect.stringContaining(`${link} links to quotes 99, which does not exist.`),
    '',
  ]);
});

test('without faults the report is empty', async () => {
  serve({});
  expect(await siteReport(site, { lectionary: 'off' })).toBe('');
});

test('what the site refuses for a while is requested again', async () => {
  serve({});
  const headers = { 'Retry-After': '0.01' };
  fetch.mockResolvedValueOnce(Response.json({ error: true }, { status: 429, headers }));
  expect(await siteReport(site, { lectionary: 'off' })).toBe('');
});

test('there is no report of a part of the posts', async () => {
  serve({});
  fetch.mockImplementation(async () => Response.json({ error: true }, { status: 500 }));
  await expect(siteReport(site, { lectionary: 'off' })).rejects.toThrow('responded with 500');
});
