import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policies } from '../../../../worker/middleware/response-policy.ts';
import { contentSite, siteForTests } from '../../../support/content-site.ts';
import { everyPage } from '../../../support/every-page.ts';
import { readPage } from '../../../support/page.ts';
import { failure, respondTo } from '../../../support/watched-provider.ts';
import { wirePost } from '../../../support/wire-post.ts';

const site = siteForTests();

const article = '/articles/7350186942201573301';
const policyOf = ({ headers }: Response) =>
  Object.entries(policies).find(([, { all }]) => all === headers.get('Cache-Control'))?.[0];

test.each(['http://localhost:9421', 'https://areopagus.example'])(
  'only a site whose URL has HTTPS makes browsers stay with it: %s',
  async (url) => {
    const { headers } = await contentSite({ SITE_URL: url }).get('/');
    expect(headers.has('Strict-Transport-Security')).toBe(url.startsWith('https:'));
  },
);

test.each(['/resources', '/quotes', '/'])('%s is brief while it has no posts', async (path) => {
  site.intercept(respondTo('/blog/', () => Response.json({ posts: null })));
  expect(policyOf(await site.get(path))).toBe('brief');
  await site.settled();
  site.restart();
  expect(policyOf(await site.get(path))).toBe('brief');
});

// tests/unit/worker/middleware/response-policy.test.ts has what each policy says.
test.each([
  ['/', 'complete', 'complete', 'sundays,articles,site'],
  ['/apologetics', 'complete', 'complete', 'thoughts,sundays,site'],
  ['/apologetics?label=Mark+1', 'brief', 'complete', 'thoughts,sundays,passages,site'],
  ['/api/labels/quotes', 'complete', 'complete', 'quotes'],
  [article, 'brief', 'complete', 'post-7350186942201573301,passages,site'],
  ['/passages', 'brief', 'complete', 'passages,site'],
  ['/sundays', 'brief', 'complete', 'sundays,site'],
  ['/sundays.ics', 'brief', 'complete', 'sundays'],
  ['/search?q=lamb', 'brief', 'complete', 'passages,thoughts,quotes,articles,site'],
  ['/sitemap.xml', 'brief', 'file', null],
  ['/robots.txt', 'file', 'file', null],
  ['/quotes/', 'file', 'file', null],
  ['/sundays?series=lsb', 'file', 'file', null],
  ['/nowhere', 'brief', 'brief', 'site'],
  ['/favicon.svg', 'file', 'file', null],
  ['/api/nowhere', 'brief', 'brief', null],
  ['/articles/none', 'brief', 'brief', 'post-none,passages,site'],
  ['/sundays?date=2026-12-07', 'brief', 'brief', 'sundays,site'],
  ['/quotes?label=Made+up', 'brief', 'brief', 'quotes,site'],
  ['/handout.md?posts=quotes:none', 'brief', 'brief', 'site,post-none'],
  ['/handout.md', 'none', 'none', null],
  ['/healthz', 'none', 'none', null],
])('%s is %s until all is found, then %s, with the tags %s', async (path, before, after, tags) => {
  const read = async () => {
    const response = await site.get(path);
    return [policyOf(response), response.headers.get('Cache-Tag')];
  };
  await read();
  expect(await read()).toEqual([before, tags]);
  site.reset();
  await site.crawl();
  await read();
  expect(await read()).toEqual([after, tags]);
});

/** Requests a URL twice, and expects that only the browser of the visitor stores the response. */
async function expectPrivate(path: string) {
  await site.get(path);
  const { headers } = await site.get(path);
  const names = ['Cloudflare-CDN-Cache-Control', 'Cache-Tag'];
  const facts = names.map((name) => headers.get(name));
  facts.push(headers.get('Cache-Status')?.match(/detail=.*/)?.[0] ?? null);
  expect([path, ...facts]).toEqual([path, null, null, null]);
  expect([path, headers.get('Cache-Control')]).toEqual([
    path,
    expect.stringMatching(/^(private, max-age=60|no-store)$/),
  ]);
}

/** The names of fields whose texts are searches or passages. */
const shared = ['q', 'ref', 'book'];

test('no cache but the own one of a visitor stores what a form sends, unless it is a search or a passage', async () => {
  const sent = new Set<string>();
  for (const url of [...everyPage, '/handout?posts=quotes:1&edit=1', '/handout?add=nowhere']) {
    const { document } = await readPage(site.get(url));
    for (const field of document.querySelectorAll('textarea, input:not([type=hidden])')) {
      const name = field.getAttribute('name') ?? '';
      const id = field.getAttribute('form');
      const form = id ? document.querySelector(`#${id}`) : field.closest('form');
      const action = form?.getAttribute('action');
      if (name && action && !shared.includes(name)) sent.add(`${action}?${name}=`);
    }
  }
  expect([...sent].sort()).toEqual([
    ...['/apologetics?filter=', '/handout?add=', '/handout?title=', '/quotes?filter='],
    ...['/series/open?p=', '/series/open?start=', '/series/open?title=', '/series/open?weeks='],
  ]);
  for (const url of sent) await expectPrivate(`${url}2027`);
});

/** The paths of pages, files, calendars, redirects and the API, with their parameters that have a typed text. */
const typed = [
  ...['/apologetics', '/quotes', '/quotes/'].map((path) => [path, 'filter']),
  ...['/handout', '/handout/', '/handout.md', '/handout.docx'].flatMap((path) => [
    [path, 'title'],
    [path, 'add'],
  ]),
  ...['/series', '/series/', '/series/open', '/series.ics', '/api/series'].flatMap((path) =>
    ['title', 'start', 'weeks', 'p'].map((name) => [path, name]),
  ),
].map(([path = '', name = '']) => ({ path, name }));

test('at any URL, a text that a visitor has typed makes the response private', async () => {
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('John 3', '2027-01-10', '5'));
  const rest = fc.constantFrom('', '&posts=quotes:1', '&book=Jude', '&posts=quotes:1,,', '&p=Jude');
  const property = fc.asyncProperty(
    fc.constantFrom(...typed),
    text,
    rest,
    ({ path, name }, text, rest) =>
      expectPrivate(`${path}?${new URLSearchParams({ [name]: text })}${rest}`),
  );
  await fc.assert(property, { numRuns: 200 });
});

test('a page says how fresh its content is, and a stale one is revalidated soon', async () => {
  const read = async (path: string) => {
    const response = await site.get(path);
    return [policyOf(response), response.headers.get('Cache-Status')];
  };
  expect(await read('/articles')).toEqual(['complete', 'areopagus; fwd=miss']);
  expect(await read('/articles')).toEqual(['complete', 'areopagus; hit; ttl=300; detail=page']);
  expect(await read('/api/articles')).toEqual(['complete', 'areopagus; hit; ttl=300']);
  expect(await read('/quotes/')).toEqual(['file', null]);
  site.advance(400_000);
  site.intercept(() => failure(500, 'Down for repairs.'));
  expect(await read('/articles')).toEqual(['stale', 'areopagus; hit; ttl=-100; detail=page']);
});

test('another isolate sends the same ETag, until the list has changed', async () => {
  const etag = String((await site.get('/quotes')).headers.get('ETag'));
  await site.settled();
  site.restart();
  const visit = () => site.get('/quotes', { headers: { 'If-None-Match': etag } });
  expect((await visit()).status).toBe(304);
  site.advance(301_000);
  site.intercept(respondTo('/blog/', () => Response.json({ posts: [wirePost()] })));
  expect((await visit()).status).toBe(304);
  await site.settled();
  expect((await visit()).status).toBe(200);
});

test.each(['/quotes', '/terms', '/api/thoughts'])('%s is sent once, then 304', async (path) => {
  await site.get(path);
  const { headers } = await site.get(path);
  const etag = String(headers.get('ETag'));
  expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
  const visit = (etag: string) => site.get(path, { headers: { 'If-None-Match': etag } });
  for (const same of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const response = await visit(same);
    expect([response.status, response.body]).toEqual([304, null]);
    for (const name of ['ETag', 'Cache-Control', 'Cache-Tag'])
      expect(response.headers.get(name)).toBe(headers.get(name));
  }
  expect((await visit('W/"another"')).status).toBe(200);
});

test.each(['/api/quotes', '/quotes/feed.xml', '/sundays.ics'])(
  'scripts of every site may request and read %s, the ETag and the 304 of it',
  async (path) => {
    const { status, headers } = await site.get(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://reader.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('if-none-match');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const etag = (await site.get(path)).headers.get('ETag') ?? '';
    const same = await site.get(path, { headers: { 'If-None-Match': etag } });
    expect(same.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(same.headers.get('Access-Control-Expose-Headers')).toBe('ETag');
  },
);
