import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goOffline, openHydrated, test } from '../../support/browser.ts';
import { rectOf, textSizeOf } from '../../support/browser-features.ts';
import { layoutProblems } from '../../support/judges/layout-problems.ts';

// What is focused after a bar disappears is prefetched, also offline.

const offlineMessage = (page: Page) =>
  page.getByText('You are offline. This page can still be read, but not reloaded.');
const snackbar = (page: Page) => page.getByRole('status').filter({ has: offlineMessage(page) });
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

test('a message is shown at the bottom left for four seconds after it was hovered or focused', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // A message is announced only in a region that existed before it.
  const regions = await page.locator('[role=status], [role=alert]').elementHandles();
  await goOffline(page);
  await offlineMessage(page).waitFor();
  const texts = await Promise.all(regions.map((region) => region.textContent()));
  expect(texts.filter((text) => text?.includes('You are offline.'))).toHaveLength(1);
  expect(await page.getByRole('alert').innerText()).toBe('');
  const { left, bottom } = await rectOf(snackbar(page));
  expect(left).toBeLessThan(40);
  expect(bottom).toBeGreaterThan(860);
  expect(bottom).toBeLessThanOrEqual(900);

  await page.clock.runFor(3900);
  await offlineMessage(page).hover();
  await page.clock.runFor(10_000);
  await close(page).focus();
  await page.mouse.move(900, 300);
  await page.clock.runFor(10_000);
  expect(await offlineMessage(page).count()).toBe(1);
  await close(page).blur();
  await page.clock.runFor(3900);
  expect(await offlineMessage(page).count()).toBe(1);
  await page.context().setOffline(false);
  const next = page.getByText('You are online again.');
  await next.waitFor();
  await page.clock.runFor(3900);
  expect(await next.count()).toBe(1);
  await page.clock.runFor(300);
  await next.waitFor({ state: 'detached' });
});

test('with large text a message is fully visible and does not cover the cookie banner', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await (await textSizeOf(page))(200);
  await openHydrated(page, '/about');
  await goOffline(page);
  await offlineMessage(page).hover();
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = await rectOf(snackbar(page));
    const banner = await rectOf(page.getByRole('region', { name: 'Cookies' }));
    expect(message.bottom).toBeLessThanOrEqual(banner.top);
    expect(message.top).toBeGreaterThanOrEqual(0);
    expect(await layoutProblems(page)).toEqual([]);
  }
});

test.for(['Got it!', 'Close'])('%s moves the focus on, and does not scroll', async (page, name) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/quotes');
  await page.evaluate(() => scrollTo(0, 1500));
  if (name === 'Close') await goOffline(page);
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.focus();
  const { top } = await rectOf(button.locator('..'));
  await page.keyboard.press('Enter');
  await button.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  const focus = await rectOf(page.locator(':focus'));
  expect(focus.bottom).toBeGreaterThan(top);
  expect(focus.top).toBeLessThan(top + 900);
});
