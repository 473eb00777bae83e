import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const visit = visitsTo(await sharedSite());

/** What is marked, with the name of the element around it, each once. */
function marked(page: Page) {
  return page.evaluate(() => {
    const texts = Array.from(CSS.highlights.get('searched') ?? [], (range) => {
      const { startContainer, startOffset, endOffset } = range;
      const words = startContainer.textContent?.slice(startOffset, endOffset);
      return `${startContainer.parentElement?.closest('h3, [data-content]')?.localName}: ${words?.toLowerCase()}`;
    });
    return [...new Set(texts)].sort();
  });
}

test('a misspelled search is one press from the right one, above the message that there are no posts', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/articles?q=the+gosples');
    const related = await page.getByRole('navigation', { name: 'Related' }).boundingBox();
    const empty = await page.getByText('No articles found.').boundingBox();
    expect(Number(related?.y)).toBeLessThan(Number(empty?.y));
    await page.getByText('Did you mean').getByRole('link', { name: 'gospels' }).click();
    await page.getByRole('heading', { name: 'Search results for “gospels”' }).waitFor();
    await page.getByRole('article').first().waitFor();
  }));

test('the words of a search are marked in titles and texts, without small words, until it is cleared', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes?q=the+stars');
    await expect.poll(() => marked(page)).toEqual(['div: stars', 'h3: stars']);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
    expect(await marked(page)).toEqual([]);
  }));
