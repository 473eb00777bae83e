import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { focused } from '../../support/focused.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

/** Presses a key until the last element has focus. Returns each focused element that was covered, and what covered it. */
async function coveredWhenFocused(page: Page, key: string, last: string): Promise<string[]> {
  const covered: string[] = [];
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const on = await focused(page);
    if (on && on.over.length > 0) covered.push(`${on.name} under ${on.over}`);
    if (on?.name === last) return covered;
  }
  return [...covered, `${last} never received focus.`];
}

// tests/browser/every-page.test.ts focuses each control of each page.
test.each([
  ['/', 320, 256, 100],
  ['/apologetics?label=Matthew+28', 1280, 500, 100],
  ['/about', 360, 740, 200],
  ['/quotes', 360, 640, 100],
])(
  'the focused element of %s is not covered at %i x %i px with text of %i percent',
  (path, width, height, percent) =>
    visit(async ({ page }) => {
      await (await textSizeOf(page))(percent);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (path === '/quotes')
        await page.addInitScript(() => localStorage.setItem('handout', '?posts=quotes:1'));
      await openHydrated(page, path);
      await page.getByRole('button', { name: 'Got it!' }).waitFor();
      expect(await coveredWhenFocused(page, 'Tab', 'Got it!')).toEqual([]);
      expect(await coveredWhenFocused(page, 'Shift+Tab', 'Skip to content')).toEqual([]);
    }),
);

test('the outline of a chip at the end of the scrolled panel is not cut off', () =>
  visit(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, '/apologetics?label=John+3');
    const list = page.locator('[class*=groups]');
    const chip = await panelChip(page, 'John 15').elementHandle();
    /** The distance from the end of the chip to the end of the panel's list, in px. */
    const room = () =>
      list.evaluate(
        (list, chip) =>
          list.getBoundingClientRect().bottom - Number(chip?.getBoundingClientRect().bottom),
        chip,
      );
    await list.evaluate((list, by) => list.scrollBy(0, by), -(await room()));
    await panelChip(page, 'John 14').focus();
    await page.keyboard.press('Tab');
    const outline = 5;
    await expect.poll(room).toBeGreaterThanOrEqual(outline);
  }));

test('the headings that a table of contents links to are not covered', () =>
  visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const setTextSize = await textSizeOf(page);
    for (const [width, percent] of [
      [360, 100],
      [1280, 100],
      [1280, 200],
    ] as const) {
      await setTextSize(percent);
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/terms');
      const contents = page.getByRole('navigation', { name: 'Contents' });
      for (const section of ['12. Standards for contributions', '2. Who may use the site']) {
        await contents.getByRole('link', { name: section, exact: true }).click();
        const heading = page.getByRole('heading', { name: section, exact: true });
        const bar = await page.getByRole('banner').first().boundingBox();
        const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(Math.max(barEnd, 0));
      }
    }
  }));
