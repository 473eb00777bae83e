import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser.ts';
import { postPlace, startHostileSite } from '../support/hostile-site.ts';
import { failedLoad } from '../support/page-safety.ts';
import type { Site } from '../support/site.ts';
import { groupsOf } from './groups.ts';
import { readPosts } from './read-corpora.ts';

const posts = readPosts().map(({ title, content }, i) => ({
  id: `post-${i}`,
  title,
  html: content,
}));
const groups = groupsOf(posts, 11).map((group) => ({ group, last: group.at(-1)?.id }));

let site: Site;

beforeAll(async () => {
  site = await startHostileSite(posts);
});

afterAll(() => site.close());

/** The words of a text as a reader sees it. */
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** The words of a post's original markup, rendered without scripts. */
async function originalWords(page: Page, html: string) {
  const response = {
    body: `<!doctype html><meta charset="utf-8"><body>${html}`,
    contentType: 'text/html',
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
  };
  await page.route('**/original', (route) => route.fulfill(response), { times: 1 });
  await page.goto('/original');
  return wordsOf(await page.locator('body').innerText());
}

test.concurrent.each(groups)(
  '$group.0.id to $last keep every visible word, and name every link',
  ({ group }) =>
    visit(
      site.url,
      async ({ page }) => {
        for (const { id, title, html } of group) {
          const original = await originalWords(page, html);
          await page.goto(postPlace([id]));
          await hydrated(page);
          const content = page.locator('[data-content]');
          const shown = wordsOf(await content.innerText());
          expect(withoutLinksToEmbeds(shown, original), title).toEqual(original);
          expect(original.length, title).toBeGreaterThan(0);
          const links = await content.locator('a[href]').count();
          expect(await content.getByRole('link', { name: /\S/ }).count(), title).toBe(links);
        }
      },
      { expectedConsoleLines: new RegExp(`${failedLoad.source}|Content Security Policy`) },
    ),
);

/** Content that is not embedded becomes a link whose text is the host. */
function withoutLinksToEmbeds(shown: string[], original: string[]): string[] {
  const originalWords = new Set(original);
  return shown.filter((word) => originalWords.has(word) || !/^[a-z0-9.-]+\.[a-z]+$/.test(word));
}
