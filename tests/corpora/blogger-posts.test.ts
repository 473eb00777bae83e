import { expect } from 'vitest';
import { expectConsole, openHydrated, testOf } from '../support/browser.ts';
import { listPlaces, siteOfPosts } from '../support/hostile-site.ts';
import { failedLoad } from '../support/page-safety.ts';
import { readPosts } from './read-corpora.ts';

const posts = readPosts().map(({ title, content }, i) => ({
  id: `post-${i}`,
  title,
  html: content,
}));
const site = await siteOfPosts(posts);

/** The words of a text as a reader sees it. */
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

testOf(site)('posts from Blogger keep every visible word, and name every link', async (page) => {
  expectConsole(page, failedLoad);
  expectConsole(page, /Content Security Policy/);
  // The original markup is rendered without scripts.
  await page.route('**/original', (route) =>
    route.fulfill({
      body: '<!doctype html>',
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
    }),
  );
  await page.goto('/original');
  const originals = await page.evaluate(
    (all) =>
      all.map((html) => {
        document.body.innerHTML = html;
        return document.body.innerText;
      }),
    posts.map(({ html }) => html),
  );
  const [place] = Object.values(listPlaces);
  await openHydrated(page, String(place?.(posts.map(({ id }) => id))));
  for (const [i, { id, title }] of posts.entries()) {
    const content = page.locator(`[data-item="${id}"] [data-content]`);
    const original = wordsOf(originals[i] ?? '');
    const shown = wordsOf(withoutLinksToEmbeds(await content.innerText()));
    expect(shown, title).toEqual(original);
    expect(original.length, title).toBeGreaterThan(0);
    const links = await content.locator('a[href]').count();
    expect(await content.getByRole('link', { name: /\S/ }).count(), title).toBe(links);
  }
});

/** Content that is not embedded becomes a link: 'Video (vimeo.com)', with a number if a post has several. */
function withoutLinksToEmbeds(shown: string): string {
  return shown.replace(/\bVideo \([a-z0-9.-]+\)(?: \d+)?/g, '');
}
