import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForEachTest();

/** Sets the response of the search for each page token. */
function search(response: (pageToken: string | null) => { ids: string; nextPageToken: string }) {
  site.provider.intercept(({ path, query }) => {
    if (!path.endsWith('/search')) return undefined;
    const { ids, nextPageToken } = response(query.get('pageToken'));
    return Response.json({ posts: [...ids].map((id) => wirePost({ id })), nextPageToken });
  });
}

/** The number of pages that following 'More' from the first one shows, at most 6. */
async function pagesSeen() {
  let pages = 0;
  for (let next: string | null | undefined = '/apologetics?q=God'; next && pages < 6; pages++) {
    const page = await readPage(site.get(next));
    expect(page.status).toBe(200);
    expect(page.texts('main article')).toHaveLength(2);
    next = page.hrefs('#posts ~ [data-await] > a.button')[0];
    const isLast = page.text('main')?.includes('These are all results that can be reached.');
    expect(isLast).toBe(!next);
  }
  return pages;
}

test('a search that returns the same page and token again has no third page', async () => {
  search(() => ({ ids: 'ab', nextPageToken: 'again' }));
  expect(await pagesSeen()).toBe(2);
});

test('a search whose second page is its own next page has no third page', async () => {
  search((token) => ({ ids: token ? 'cd' : 'ab', nextPageToken: 'second' }));
  expect(await pagesSeen()).toBe(2);
});

test('a post that occurs twice in a page is shown once', async () => {
  search(() => ({ ids: 'aba', nextPageToken: 'second' }));
  const page = await readPage(site.get('/apologetics?q=God'));
  expect(page.texts('main article')).toHaveLength(2);
});
