import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();

const validPost = wirePost({ id: '2001', title: 'A good one' });
const damaged = [
  null,
  'a post',
  { ...validPost, id: undefined },
  { ...validPost, id: '\ud800', title: 'Without an address' },
  { ...validPost, id: 2 ** 60, title: 'Without a known id' },
];

function respondWithLists(posts: unknown[]) {
  site.provider.intercept(respondTo('/v1/blogger/', () => Response.json({ posts })));
}

test.each(['/apologetics', '/quotes', '/articles'])(
  '%s shows the valid post of a list with damaged posts',
  async (path) => {
    respondWithLists([...damaged, validPost]);
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
])('%s leaves out a post without a URL', async (path, type) => {
  respondWithLists([...damaged, validPost]);
  await site.runScheduled();
  const response = await site.get(path, crawler);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain(type);
  const text = await response.text();
  expect(text).toContain('2001');
  expect(text).not.toContain('Without an address');
});
