import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ DEPLOYMENT: 'preview' });
const onPhone = visitsTo(site, { width: 360 });

test('the banner is above the navigation bar, has no violations, and is not printed', () =>
  onPhone(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await page.getByRole('button', { name: 'Got it!' }).click();
    await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' });
    const banner = page.getByRole('complementary', { name: 'Preview' });
    const box = await banner.boundingBox();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(box?.width).toBe(360);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await banner.isVisible()).toBe(false);
  }));
