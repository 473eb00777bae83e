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

/** What a reader sees of it, word by word. */
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/** The words of a post as its author wrote it, without what scripts make of it. */
async function wordsAsWritten(page: Page, html: string) {
  const answer = {
    body: `<!doctype html><meta charset="utf-8"><body>${html}`,
    contentType: 'text/html',
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
  };
  await page.route('**/as-written', (route) => route.fulfill(answer), { times: 1 });
  await page.goto('/as-written');
  return wordsOf(await page.locator('body').innerText());
}

test.concurrent.each(groups)(
  '$group.0.id to $last lose no word that is seen, and have no link without a name',
  ({ group }) =>
    visit(
      site.url,
      async ({ page }) => {
        for (const { id, title, html } of group) {
          const written = await wordsAsWritten(page, html);
          await page.goto(postPlace([id]));
          await hydrated(page);
          const content = page.locator('[data-content]');
          const shown = wordsOf(await content.innerText());
          expect(withoutLinksToEmbeds(shown, written), title).toEqual(written);
          expect(written.length, title).toBeGreaterThan(0);
          const links = await content.locator('a[href]').count();
          expect(await content.getByRole('link', { name: /\S/ }).count(), title).toBe(links);
        }
      },
      { expectedConsoleLines: new RegExp(`${failedLoad.source}|Content Security Policy`) },
    ),
);

/** What is not embedded is a link that has its host as its words. */
function withoutLinksToEmbeds(shown: string[], written: string[]): string[] {
  const known = new Set(written);
  return shown.filter((word) => known.has(word) || !/^[a-z0-9.-]+\.[a-z]+$/.test(word));
}
