import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

/** Records for each view transition whether it finished, and the title in its old and new state. */
async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const titleShown = () =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
        ({ style }) => style.viewTransitionName,
      )?.innerText;
    const recorded: { from: string | undefined; to?: string | undefined; skipped: boolean }[] = [];
    Reflect.set(window, 'recorded', recorded);
    const start = document.startViewTransition;
    document.startViewTransition = function (update) {
      const transition: (typeof recorded)[number] = { from: titleShown(), skipped: false };
      recorded.push(transition);
      const started = start.call(this, update);
      started.updateCallbackDone.then(() => {
        transition.to = titleShown();
      });
      started.ready.catch(() => {
        transition.skipped = true;
      });
      return started;
    };
  });
}

const recorded = (page: Page) => page.evaluate(() => Reflect.get(window, 'recorded'));

const isAnimated = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition'),
      ),
  );

const isFocused = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((h1) => h1 === document.activeElement);

const firstTitle = (page: Page) => page.locator('main ul article h3 a').first();

/** Points at a link until its content is there: without content there is no transition. */
async function prefetch(page: Page, link: Locator, url = '**/api/articles/*') {
  const loaded = page.waitForResponse(url);
  await link.hover();
  await (await loaded).finished();
}

test('between a list and a post the title moves, and Back restores the scroll position', () =>
  visit(site.url, async ({ page }) => {
    await recordTransitions(page);
    await openHydrated(page, '/articles');
    const link = firstTitle(page);
    const title = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, scrollY + 100));
    await prefetch(page, link);
    const scrolledTo = await page.evaluate(() => scrollY);
    expect(scrolledTo).toBeGreaterThan(0);
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => recorded(page)).toEqual([{ from: title, to: title, skipped: false }]);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
    expect(await recorded(page)).toHaveLength(2);
    await expect
      .poll(() => page.locator('[style*="view-transition-name"]').count(), { timeout: 5000 })
      .toBe(0);
  }));

test('a visitor who prefers reduced motion sees no transition', () =>
  visit(site.url, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordTransitions(page);
    await openHydrated(page, '/articles');
    await firstTitle(page).click();
    await page.getByRole('link', { name: 'Back to Articles' }).first().waitFor();
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(await recorded(page)).toEqual([]);
  }));

test('another label of the same list and a fragment are shown without a transition', () =>
  visit(site.url, async ({ page }) => {
    await recordTransitions(page);
    await openHydrated(page, '/apologetics');
    await page.getByText('John', { exact: true }).click();
    await panelChip(page, 'John 3').click();
    await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
    await page.getByRole('link', { name: 'Skip to the posts' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#posts');
    expect(await recorded(page)).toEqual([]);
  }));

test('a press during a transition reaches the new page, and its navigation wins', () =>
  visit(site.url, async ({ page }) => {
    await recordTransitions(page);
    await openHydrated(page, '/articles');
    const quotes = page.getByRole('link', { name: 'Quotes' }).first();
    await prefetch(page, quotes, '**/api/quotes');
    await prefetch(page, firstTitle(page));
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await firstTitle(page).click();
    await page.locator('h1[style]').waitFor();
    await expect.poll(() => isAnimated(page)).toBe(true);
    await quotes.click({ timeout: 5000 });
    await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
    await expect.poll(() => isFocused(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/quotes');
    await expect.poll(() => isAnimated(page)).toBe(false);
    await expect.poll(() => recorded(page)).toMatchObject([{ skipped: false }, { skipped: true }]);
  }));
