import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  field,
  fillIn,
  holdRequests,
  openForm,
  pressEnter,
  ready,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const mainScript = '**/assets/main-*.js';

/** By the navigation, which hides while one reads on. */
async function goTo(page: Page, name: string) {
  await page.evaluate(() => scrollTo(0, 0));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name, exact: true }).click();
}

test('a reload keeps what was typed', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => valuesIn(page)).toEqual(contactValues);
    await page.getByText('61 of at most 1000 characters.', { exact: true }).waitFor();
  }));

test('a trip to another page keeps what was typed, whichever way back is taken', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await goTo(page, 'Quotes');
    await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
    await page.goBack();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);

    await goTo(page, 'Home');
    await page.getByRole('heading', { name: 'Explore Areopagus', level: 1 }).waitFor();
    await hydrated(page);
    await goTo(page, 'Contact');
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('what was typed is in its own tab alone', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const other = await page.context().newPage();
    await openForm(other);
    expect(await valuesIn(other)).toEqual(emptyValues);
  }));

test('what has arrived is not kept', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    await page.reload();
    await ready(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
    await goTo(page, 'Quotes');
    await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
    await page.goBack();
    await ready(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }));

test('what is typed before the page has come to life stays, and so does the focus', () =>
  visit(site.url, async ({ page }) => {
    const letScriptCome = await holdRequests(page, mainScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await fillIn(page);
    letScriptCome();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    expect(await field(page, 'Message').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByText('61 of at most 1000 characters.', { exact: true }).waitFor();
    await page.reload();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('what is typed before the page has come to life wins over what was kept', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.goto('/about');
    const letScriptCome = await holdRequests(page, mainScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await field(page, 'Message').fill('I have thought of something else.');
    letScriptCome();
    await ready(page);
    expect(await valuesIn(page)).toEqual({
      ...contactValues,
      Message: 'I have thought of something else.',
    });
  }));

test('what is sent before the page has come to life comes back, and one press sends it', () =>
  visit(
    site.url,
    async ({ page }) => {
      const before = site.provider.outbox.newestFirst().length;
      const letScriptCome = await holdRequests(page, mainScript);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await fillIn(page);
      await pressEnter(page);
      await page.getByText('reCAPTCHA verification failed (no token).', { exact: true }).waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
      expect(site.provider.outbox.newestFirst()).toHaveLength(before);
      letScriptCome();
      await ready(page);
      expect(await valuesIn(page)).toEqual(contactValues);
      await submitButton(page).click();
      await waitForSentMessage(page);
      expect(await valuesIn(page)).toEqual(emptyValues);
      expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
    },
    { expectedStatusErrors: true },
  ));

test('a damaged draft, or a browser that keeps none, costs nothing but the draft', () =>
  visit(site.url, async ({ page }) => {
    for (const damaged of ['{', 'null', '"text"', '[]', '{"values":{"email":7}}']) {
      await page.goto('/about');
      await page.evaluate((draft) => sessionStorage.setItem('contact-draft', draft), damaged);
      await openForm(page);
      expect(await valuesIn(page)).toEqual(emptyValues);
    }
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is closed.', 'SecurityError');
        },
      });
    });
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
  }));
