import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { fillIn, misbehave, pressEnter } from '../../support/contact-form.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const gone = (page: Page) => page.getByText('You are offline.');
const back = (page: Page) => page.getByText('You are online again.');
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

/** Comes to the page without the banner about cookies, and then holds its clock. */
async function open(page: Page, path = '/about') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.getByRole('button', { name: 'Got it!' }).waitFor({ state: 'detached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a message shows at the bottom left for four seconds', () =>
  visit(site.url, async ({ page }) => {
    await open(page);
    await page.context().setOffline(true);
    await gone(page).waitFor();
    const box = await page
      .getByRole('status')
      .filter({ has: gone(page) })
      .boundingBox();
    expect(box?.x).toBeLessThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await page.clock.runFor(3900);
    expect(await gone(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => gone(page).count()).toBe(0);
  }));

test('its clock stands still under the pointer and the focus, and then goes on', () =>
  visit(site.url, async ({ page }) => {
    await open(page);
    await page.context().setOffline(true);
    await gone(page).waitFor();
    await page.clock.runFor(3000);
    await gone(page).hover();
    await page.clock.runFor(10_000);
    expect(await gone(page).count()).toBe(1);
    await close(page).focus();
    await page.mouse.move(900, 300);
    await page.clock.runFor(10_000);
    expect(await gone(page).count()).toBe(1);
    await close(page).blur();
    await page.clock.runFor(800);
    expect(await gone(page).count()).toBe(1);
    await page.clock.runFor(300);
    await expect.poll(() => gone(page).count()).toBe(0);
  }));

test('its button closes it, and the next message follows with four seconds of its own', () =>
  visit(site.url, async ({ page }) => {
    await misbehave(page, 'never-ready');
    await open(page, '/contact');
    await fillIn(page);
    await pressEnter(page);
    const wait = page.getByText('reCAPTCHA is not ready.');
    await wait.waitFor();
    await page.clock.runFor(3000);
    await page.context().setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    expect(await gone(page).count()).toBe(0);
    await close(page).click();
    await gone(page).waitFor();
    expect(await wait.count()).toBe(0);
    await page.mouse.move(900, 300);
    await page.clock.runFor(3900);
    expect(await gone(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => gone(page).count()).toBe(0);
  }));

test('on a line that comes and goes, only the last message about it shows', () =>
  visit(site.url, async ({ page }) => {
    await open(page);
    for (const [offline, last, before] of [
      [true, gone, back],
      [false, back, gone],
      [true, gone, back],
    ] as const) {
      await page.context().setOffline(offline);
      await last(page).waitFor();
      expect(await before(page).count()).toBe(0);
    }
    await close(page).click();
    await gone(page).waitFor({ state: 'detached' });
  }));

test('a message is announced politely in a region that was there before it', () =>
  visit(site.url, async ({ page }) => {
    await open(page);
    const regions = page.locator('[role=status], [role=alert]');
    await regions.evaluateAll((all) => {
      for (const region of all) region.setAttribute('data-before', '');
    });
    await page.context().setOffline(true);
    await page
      .locator('[role=status][data-before]')
      .filter({ has: gone(page) })
      .waitFor();
    expect(await page.locator('[role=alert][data-before]').textContent()).toBe('');
  }));

test('a message never covers the banner about cookies', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/about');
      await hydrated(page);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.context().setOffline(true);
        await gone(page).hover();
        const message = await page
          .getByRole('status')
          .filter({ has: gone(page) })
          .boundingBox();
        const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
        expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
        await close(page).click();
        await page.context().setOffline(false);
        await back(page).waitFor();
        await close(page).click();
      }
    },
    { width: 320 },
  ));
