import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();
// What is focused after a bar disappears is prefetched, also offline.
const visit = visitsTo(site, { expectedConsoleLines: /ERR_INTERNET_DISCONNECTED/ });

const offlineMessage = (page: Page) =>
  page.getByText('You are offline. This page can still be read, but not reloaded.');
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

/** Opens a page, accepts the cookie banner and pauses the clock of the page. */
async function open(page: Page, path = '/about') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, path);
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.getByRole('button', { name: 'Got it!' }).waitFor({ state: 'detached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a message is shown for four seconds at the bottom left, in a region that existed before', () =>
  visit(async ({ page }) => {
    await open(page);
    await page.locator('[role=status], [role=alert]').evaluateAll((all) => {
      for (const region of all) region.setAttribute('data-before', '');
    });
    await page.context().setOffline(true);
    const region = page.locator('[role=status][data-before]');
    await region.filter({ has: offlineMessage(page) }).waitFor();
    expect(await page.locator('[role=alert][data-before]').textContent()).toBe('');
    const box = await page
      .getByRole('status')
      .filter({ has: offlineMessage(page) })
      .boundingBox();
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await page.clock.runFor(3900);
    expect(await offlineMessage(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => offlineMessage(page).count()).toBe(0);
  }));

test('the timer of a message pauses while the message is hovered or focused', () =>
  visit(async ({ page }) => {
    await open(page);
    await page.context().setOffline(true);
    await offlineMessage(page).waitFor();
    await page.clock.runFor(3000);
    await offlineMessage(page).hover();
    await page.clock.runFor(10_000);
    expect(await offlineMessage(page).count()).toBe(1);
    await close(page).focus();
    await page.mouse.move(900, 300);
    await page.clock.runFor(10_000);
    expect(await offlineMessage(page).count()).toBe(1);
    await close(page).blur();
    await page.clock.runFor(3900);
    expect(await offlineMessage(page).count()).toBe(1);
    await page.clock.runFor(300);
    await expect.poll(() => offlineMessage(page).count()).toBe(0);
  }));

test.each(['Got it!', 'Close'])(
  'the button %s moves the focus to what follows its place, and does not scroll',
  (name) =>
    visit(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, '/quotes');
      await page.evaluate(() => scrollTo(0, 1500));
      if (name === 'Close') await page.context().setOffline(true);
      const button = page.getByRole('button', { name, exact: true }).last();
      await button.focus();
      const { y = 0 } = (await button.boundingBox()) ?? {};
      await page.keyboard.press('Enter');
      await button.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => scrollY)).toBe(1500);
      const focus = await page.locator(':focus').boundingBox();
      expect((focus?.y ?? 0) + (focus?.height ?? 0)).toBeGreaterThan(y);
      expect(focus?.y).toBeLessThan(y + 900);
    }),
);
