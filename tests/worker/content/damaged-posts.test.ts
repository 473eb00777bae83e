import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { wirePost } from '../../support/wire-post.ts';

let site: Site;

const good = wirePost({ id: '2001', title: 'A good one' });
const damaged = [
  null,
  'a post',
  { ...good, id: undefined },
  { ...good, id: '\ud800', title: 'Without an address' },
  { ...good, id: 2 ** 60, title: 'Without a known id' },
];

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

function answerLists(posts: unknown[]) {
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/blogger/') ? Response.json({ posts }) : undefined,
  );
}

test.each(['/apologetics', '/quotes', '/articles'])(
  'of damaged posts and a good one, %s shows the good one',
  async (path) => {
    answerLists([...damaged, good]);
    const page = await readPage(site.get(`${path}?label=mixed`));
    expect(page.status).toBe(200);
    expect(page.texts('[data-item] h3').slice(-1)).toEqual(['A good one']);
    expect(page.text('main')).not.toContain('Without a');
  },
);

test.each([
  ['/', 'text/html'],
  ['/articles/feed.xml', 'application/atom+xml'],
  ['/articles/feed.json', 'application/feed+json'],
  ['/sitemap.xml', 'application/xml'],
])('a post without an address harms %s no more than any damaged one', async (path, type) => {
  answerLists([...damaged, good]);
  const answer = await site.get(path, crawler);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain(type);
  const text = await answer.text();
  expect(text).toContain('2001');
  expect(text).not.toContain('Without an address');
});

test('a list of damaged posts alone is a failure of the provider', async () => {
  answerLists(damaged);
  const page = await readPage(site.get('/quotes?label=damaged', crawler));
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('in a form we do not know');
});
