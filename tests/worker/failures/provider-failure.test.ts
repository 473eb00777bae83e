import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, type Interception } from '../../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  // The following requests fail at once.
  for (const path of ['/', '/quotes', '/resources']) await readPage(site.get(path));
});

afterEach(() => site.provider.intercept());

afterAll(() => site.close());

const lists: Interception = ({ path }) =>
  path.startsWith('/v1/blogger/') ? failure(500, 'Down for repairs.') : undefined;

test.each([
  '/apologetics',
  '/quotes?label=Hell',
  '/articles?q=Easter',
  '/articles/7350186942201573301',
  '/resources?label=Related+Articles',
])(
  '%s shows an error in its layout when the provider is down and nothing is cached',
  async (path) => {
    site.provider.intercept(lists);
    const page = await readPage(site.get(path, crawler));
    expect(page.text('main')).toContain('Error: Down for repairs.');
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.texts('header nav a')).toContain('Quotes');
    expect(page.text('footer')).toContain('Springfield');
    const retry = page.document.querySelector('main [data-await] a.button');
    expect(retry?.textContent).toBe('Try again');
    expect(retry?.getAttribute('href')).toBe(path);
  },
);

test('when the provider is back, the same URL is served', async () => {
  site.provider.intercept(lists);
  expect((await readPage(site.get('/apologetics?label=John', crawler))).status).toBe(503);
  site.provider.intercept();
  const page = await readPage(site.get('/apologetics?label=John'));
  expect(page.status).toBe(200);
  expect(page.texts('main article')).not.toEqual([]);
});

const html = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
const unknown = 'The content service answered in a form we do not know.';

test.each<[what: string, response: () => Response, message: string]>([
  ['a failure of another form', html, 'The content service answered 502.'],
  ['a success that is none', () => Response.json({ error: true, message: 'No.' }), 'No.'],
  ['a page of something else', () => new Response('<h1>Welcome</h1>'), unknown],
  ['a list of another shape', () => Response.json({ posts: 'x' }), unknown],
  ['posts of another shape', () => Response.json({ posts: [{ title: 'x' }] }), unknown],
  ['too many requests', () => failure(429, 'Slow down.'), 'Slow down.'],
  ['a refusal', () => failure(403, 'Not for you.'), 'Not for you.'],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } }),
    'The content service answered 302.',
  ],
])('%s from the provider is a provider failure', async (_, response, message) => {
  site.provider.intercept(({ path }) => (path.startsWith('/v1/blogger/') ? response() : undefined));
  const page = await readPage(site.get('/apologetics', crawler));
  expect(page.text('main')).toContain(`Error: ${message}`);
  expect(page.status).toBe(503);
});

test.each([
  ['the login', 400, /login$/],
  ['the login', 404, /login$/],
  ['the blog', 404, /^\/v1\/blogger\//],
])("that %s answers %i is the provider's fault and not the visitor's", async (_, status, path) => {
  const kv = await site.kv();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await site.restart();
  site.provider.intercept((request) =>
    path.test(request.path) ? failure(status, 'Not as agreed.') : undefined,
  );
  const response = await site.get('/api/thoughts');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).not.toBeNull();
});
