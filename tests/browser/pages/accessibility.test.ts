import { expect } from 'vitest';
import { violations, visualViolations } from '../../support/axe.ts';
import {
  expectConsole,
  goOffline,
  hydrated,
  openHydrated,
  test,
  testOf,
} from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const failing = await siteForFile();

testOf(failing)('a page whose content fails has no accessibility violations', async (page) => {
  expectConsole(page);
  failing.provider.intercept(() => failure(500, 'Down for repairs.'));
  const response = await page.goto('/articles/1001');
  expect(response?.status()).toBe(503);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  await page.goto('/quotes');
  await page.getByRole('main').getByText('Error: Down for repairs.').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('menu, panel, message and wide bar have no accessibility violations, in light and dark', async (page) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [colorScheme, found] of [
    ['light', violations],
    ['dark', visualViolations],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openHydrated(page, '/apologetics');
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await found(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Scripture' }).click();
    await page.getByText('John', { exact: true }).click();
    expect(await found(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await goOffline(page);
    const message = page.getByText('You are offline.');
    await message.hover();
    expect(await found(page)).toEqual([]);
    await page.context().setOffline(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await visualViolations(page)).toEqual([]);
});
