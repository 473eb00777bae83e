import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { rectOf } from '../../support/browser-features.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { sharedSite } from '../../support/shared-site.ts';

const visit = visitsTo(await sharedSite());

test('the outline of a chip at the end of the scrolled panel is not cut off', () =>
  visit(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, '/apologetics?label=John+3');
    const chip = panelChip(page, 'John 15');
    const list = page.locator('div', { has: page.locator(':scope > details') });
    /** The distance from the end of the chip to the end of the panel's list, in px. */
    const room = async () => (await rectOf(list)).bottom - (await rectOf(chip)).bottom;
    await list.evaluate((list, by) => list.scrollBy(0, by), -(await room()));
    await panelChip(page, 'John 14').focus();
    await page.keyboard.press('Tab');
    const outline = 5;
    await expect.poll(room).toBeGreaterThanOrEqual(outline);
  }));
