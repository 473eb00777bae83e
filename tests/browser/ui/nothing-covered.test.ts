import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

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
