import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  field,
  fillIn,
  openForm,
  pressEnter,
  ready,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

const mainScript = '**/assets/main-*.js';

/** Follows a link of the navigation bar, which is hidden after scrolling down. */
async function goTo(page: Page, name: string) {
  await page.evaluate(() => scrollTo(0, 0));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name, exact: true }).click();
}

test('a reload restores the input', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => valuesIn(page)).toEqual(contactValues);
    await page.getByText('61 of at most 1000 characters.', { exact: true }).waitFor();
  }));

test('a visit to another page and back restores the input', () =>
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

test('the input is not restored in another tab', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const other = await page.context().newPage();
    await openForm(other);
    expect(await valuesIn(other)).toEqual(emptyValues);
  }));

test('the input of a sent message is not restored', () =>
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

test('hydration preserves the input and the focus', () =>
  visit(site.url, async ({ page }) => {
    const releaseScript = await holdRequests(page, mainScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await fillIn(page);
    releaseScript();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    expect(await field(page, 'Message').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByText('61 of at most 1000 characters.', { exact: true }).waitFor();
    await page.reload();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('input before hydration takes precedence over the draft', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.goto('/about');
    const releaseScript = await holdRequests(page, mainScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await field(page, 'Message').fill('I have thought of something else.');
    releaseScript();
    await ready(page);
    expect(await valuesIn(page)).toEqual({
      ...contactValues,
      Message: 'I have thought of something else.',
    });
  }));

test('input submitted before hydration is returned, and can then be sent', () =>
  visit(
    site.url,
    async ({ page }) => {
      const before = site.provider.outbox.newestFirst().length;
      const releaseScript = await holdRequests(page, mainScript);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await fillIn(page);
      await pressEnter(page);
      await page.getByText('reCAPTCHA verification failed (no token).', { exact: true }).waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
      expect(site.provider.outbox.newestFirst()).toHaveLength(before);
      releaseScript();
      await ready(page);
      expect(await valuesIn(page)).toEqual(contactValues);
      await submitButton(page).click();
      await waitForSentMessage(page);
      expect(await valuesIn(page)).toEqual(emptyValues);
      expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
    },
    { expectedStatusErrors: true },
  ));

test('the form works with an invalid draft and without session storage', () =>
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
