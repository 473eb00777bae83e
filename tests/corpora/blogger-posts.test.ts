import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser.ts';
import { postPlace, startHostileSite } from '../support/hostile-site.ts';
import { notLoaded } from '../support/page-judge.ts';
import type { Site } from '../support/site.ts';
import { readPosts } from './read-corpora.ts';

const posts = readPosts().map(({ title, content }, i) => ({
  id: `post-${i}`,
  title,
  html: content,
}));

let site: Site;

beforeAll(async () => {
  site = await startHostileSite(posts);
});

afterAll(() => site.close());

/** What a reader sees of it, word by word. */
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

test.concurrent.each(posts)('$id, $title, loses no word that is seen', ({ id, html }) =>
  visit(
    site.url,
    async ({ page }) => {
      // As its author wrote it, without what scripts make of it.
      await page.route('**/as-written', (route) =>
        route.fulfill({
          body: `<!doctype html><meta charset="utf-8"><body>${html}`,
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
        }),
      );
      await page.goto('/as-written');
      const written = wordsOf(await page.locator('body').innerText());
      await page.goto(postPlace([id]));
      await hydrated(page);
      const shown = wordsOf(await page.locator('[data-content]').innerText());
      expect(withoutLinksToEmbeds(shown, written)).toEqual(written);
      expect(written.length).toBeGreaterThan(0);
    },
    { expectedComplaints: new RegExp(`${notLoaded.source}|Content Security Policy`) },
  ),
);

/** What is not embedded is a link that has its host as its words. */
function withoutLinksToEmbeds(shown: string[], written: string[]): string[] {
  const known = new Set(written);
  return shown.filter((word) => known.has(word) || !/^[a-z0-9.-]+\.[a-z]+$/.test(word));
}
