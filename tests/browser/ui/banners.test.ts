import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goOffline, hydrated, openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { holdRequests } from '../../support/requests.ts';

const hide = (page: Page) => page.getByRole('checkbox', { name: 'Hide this message' });
const record = (page: Page, key: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

test("the cookie banner is at the bottom until 'Got it!' stores the acceptance, and then not shown again", async (page) => {
  const banner = page.getByRole('region', { name: 'Cookies' });
  await page.goto('/');
  await banner.waitFor();
  expect(await banner.innerText()).toContain(
    'By using this website, you agree to our privacy policy. Learn more',
  );
  await expect
    .poll(() => banner.evaluate((it) => it.getBoundingClientRect().bottom))
    .toBe(page.viewportSize()?.height);
  await banner.getByRole('link').click();
  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
  expect(await banner.isVisible()).toBe(true);
  expect(await record(page, 'cookie-acceptance')).toBeNull();

  const before = Date.now();
  await banner.evaluate((it) => {
    it.addEventListener('transitionrun', () => {
      const [slide] = it.getAnimations() as CSSTransition[];
      performance.mark(
        `${slide?.transitionProperty} takes ${slide?.effect?.getTiming().duration} ms`,
      );
    });
  });
  await page.getByRole('button', { name: 'Got it!' }).click();
  await banner.waitFor({ state: 'detached' });
  const slides = () => performance.getEntriesByName('translate takes 195 ms').length;
  expect(await page.evaluate(slides)).toBe(1);
  const { timestamp, ...others } = await record(page, 'cookie-acceptance');
  expect(others).toEqual({ accepted: true });
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Cookies"]')) performance.mark('banner-shown');
    }).observe(document, { childList: true, subtree: true });
  });
  await openHydrated(page, '/quotes');
  await page.getByRole('alert', { name: 'Urgent messages' }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => performance.getEntriesByName('banner-shown'))).toEqual([]);
});

test('in a low window the bars stand at the end of the page, and a message is still in view', async (page) => {
  await page.addInitScript(() => localStorage.setItem('handout', '?posts=quotes:1'));
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/series');
  for (const bar of ['Cookies', 'Handout']) {
    const box = await page.locator(`[aria-label=${bar}]`).boundingBox();
    expect(box?.y).toBeGreaterThan(256);
  }
  await goOffline(page);
  const message = await page.getByText('You are offline.').boundingBox();
  expect(message?.y).toBeLessThan(256);
});

test('the checkbox hides one banner, stores the time, moves the focus on and announces each banner', async (page) => {
  const before = Date.now();
  await openHydrated(page, '/apologetics');
  await hide(page).first().focus();
  await page.keyboard.press('Space');
  await expect.poll(() => hide(page).count()).toBe(1);
  const { 'thoughts-usage': hiddenAt, ...others } = await record(page, 'hidden-banners');
  expect(others).toEqual({});
  expect(new Date(hiddenAt).toISOString()).toBe(hiddenAt);
  expect(Date.parse(hiddenAt)).toBeGreaterThanOrEqual(before);
  expect(await hide(page).locator('xpath=../..').locator(':focus').count()).toBe(1);
  const announcement = page.getByRole('status').filter({ hasText: 'The message is hidden.' });
  await announcement.waitFor({ state: 'attached' });

  await announcement.evaluate((region) => {
    new MutationObserver(() => region.setAttribute('data-changed', '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await hide(page).click();
  await page.locator('[data-changed]', { hasText: 'The message is hidden.' }).waitFor();
  await expect.poll(() => hide(page).count()).toBe(0);
  expect(Object.keys(await record(page, 'hidden-banners'))).toEqual([
    'thoughts-usage',
    'thoughts-context',
  ]);
  await openHydrated(page, '/quotes');
  expect(await hide(page).count()).toBe(2);
});

test('a banner that is hidden before hydration stays hidden, and is not visible on the next visit', async (page) => {
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await hide(page).click();
  release();
  await hydrated(page);
  expect(await hide(page).isVisible()).toBe(false);

  const releaseNext = await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const banner = page.locator('[data-banner=home-copyright]');
  expect(await banner.evaluate((it) => getComputedStyle(it).display)).toBe('none');
  releaseNext();
  await banner.waitFor({ state: 'detached' });
});

test('without JavaScript the checkbox hides the banner until the next document load', async (page) => {
  await disableJavaScript(page);
  await page.goto('/quotes');
  await hide(page).first().click();
  expect(await page.getByText('Name the source').isVisible()).toBe(false);
  expect(await page.getByText('A quote is a part').isVisible()).toBe(true);
});
