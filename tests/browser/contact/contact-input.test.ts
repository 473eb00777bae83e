import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visitsTo } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  type FieldName,
  field,
  fillIn,
  openForm,
  ready,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { focused } from '../../support/focused.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const visit = visitsTo(site);
const onPhone = visitsTo(site, { width: 360 });

/** The texts that describe a field, in reading order. */
function descriptions(page: Page, name: FieldName): Promise<(string | null | undefined)[]> {
  return field(page, name).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent),
  );
}

const isInvalid = (page: Page, name: FieldName) => field(page, name).getAttribute('aria-invalid');
const hasFocus = (page: Page, name: FieldName) =>
  field(page, name).evaluate((control) => control === document.activeElement);

const invalidValues = {
  'Full Name': ' ',
  Email: 'damaris@',
  Phone: '12',
  Message: 'a'.repeat(1001),
};

const errors: [FieldName, string][] = [
  ['Full Name', 'Please enter your full name.'],
  ['Email', 'Please enter a valid email address.'],
  ['Phone', 'Please enter a valid phone number.'],
  ['Message', 'Message must be under 1000 characters.'],
];

test('an error is shown below and associated with each invalid field until it is valid', () =>
  visit(async ({ page, newRequests }) => {
    await openForm(page);
    await fillIn(page, invalidValues);
    newRequests();
    await submitButton(page).click();
    for (const [name, error] of errors) {
      const message = page.getByText(error, { exact: true });
      await message.waitFor();
      expect((await descriptions(page, name))[0]).toBe(error);
      expect(await isInvalid(page, name)).toBe('true');
      const control = await field(page, name).boundingBox();
      const line = await message.boundingBox();
      const gap = (line?.y ?? 0) - ((control?.y ?? 0) + (control?.height ?? 0));
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
    }
    const hint = 'For example 555-123-4567.';
    expect((await descriptions(page, 'Phone'))[1]).toBe(hint);
    expect(newRequests()).not.toContain('/contact');
    expect(await valuesIn(page)).toEqual(invalidValues);

    for (const [index, [name, error]] of errors.entries()) {
      await field(page, name).fill(contactValues[name]);
      await page.getByText(error, { exact: true }).waitFor({ state: 'detached' });
      expect(await isInvalid(page, name)).toBeNull();
      for (const [other] of errors.slice(index + 1)) {
        expect(await isInvalid(page, other)).toBe('true');
      }
      // Input that becomes invalid again has no error until it is submitted.
      if (name !== 'Message') await field(page, name).fill(invalidValues[name]);
    }
    for (const [name] of errors) expect(await isInvalid(page, name)).toBeNull();
    expect(await descriptions(page, 'Phone')).toEqual([hint]);
  }));

test('if the browser cannot validate the fields, the page shows the errors of the Worker', () =>
  visitsTo(site, {
    expectedStatusErrors: true,
    expectedConsoleLines: /^error: Failed to load resource: net::ERR_FAILED$/,
  })(async ({ page }) => {
    await openForm(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await fillIn(page, invalidValues);
    await submitButton(page).click();
    for (const [, error] of errors) await page.getByText(error, { exact: true }).waitFor();
    expect(await hasFocus(page, 'Full Name')).toBe(true);
    expect(await valuesIn(page)).toEqual(invalidValues);
  }));

test('the first invalid field has the focus, and on a phone nothing covers it or its label', () =>
  onPhone(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    for (const [name] of errors) {
      await fillIn(page, {
        ...contactValues,
        [name]: invalidValues[name],
        Message: invalidValues.Message,
      });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await submitButton(page).click();
      await expect.poll(() => hasFocus(page, name)).toBe(true);
      await expect.poll(() => covered(page, name)).toEqual([]);
    }
  }));

/** The parts of a field and its label that are covered. */
function covered(page: Page, name: FieldName): Promise<string[]> {
  return field(page, name).evaluate((control: HTMLInputElement) =>
    [control, ...(control.labels ?? [])].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].flatMap((y) => {
        const shown = document.elementFromPoint((left + right) / 2, y);
        return shown && element.contains(shown) ? [] : [`${element.tagName} at ${y}`];
      });
    }),
  );
}

test('the form can be filled in and sent with the keyboard, in the order of its fields', () =>
  visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    await page.getByRole('heading', { name: 'Contact', level: 1 }).focus();
    for (const text of Object.values(contactValues)) {
      await page.keyboard.press('Tab');
      const target = await focused(page);
      expect(target?.outlined).toBe(true);
      expect(target?.over).toEqual([]);
      await page.keyboard.type(text);
    }
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const target = await focused(page);
    expect(target).toEqual({ name: 'Submit', outlined: true, over: [] });
    await page.keyboard.press('Enter');
    await waitForSentMessage(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
    expect((await focused(page))?.name).toBe('Submit');
  }));

test('input is restored after a visit to another page, but not over input before hydration', () =>
  visit(async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Quotes', exact: true }).click();
    await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
    await page.goBack();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);

    await page.goto('/about');
    const releaseScript = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const Message = 'I have thought of something else.';
    await field(page, 'Message').fill(Message);
    releaseScript();
    await ready(page);
    expect(await valuesIn(page)).toEqual({ ...contactValues, Message });
    expect(await hasFocus(page, 'Message')).toBe(true);
    await page.getByText('33 of at most 1000 characters.', { exact: true }).waitFor();
  }));

test('the form works with an invalid draft and without session storage', () =>
  visit(async ({ page }) => {
    await openForm(page);
    for (const damaged of ['{', 'null', '{"email":7}']) {
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

test('a message that was begun follows the URL of the post that another one is about', () =>
  visit(async ({ page }) => {
    const path = '/contact?about=/articles/1001';
    const about = 'https://areopagus.example/articles/1001\n\n';
    const message = () => field(page, 'Message').inputValue();
    await openHydrated(page, path);
    expect(await message()).toBe(about);
    await openForm(page);
    expect(await message()).toBe('');
    await field(page, 'Message').fill('Who is he?');
    await openHydrated(page, path);
    expect(await message()).toBe(`${about}Who is he?`);
    await field(page, 'Message').press('End');
    await field(page, 'Message').pressSequentially(' And why?');
    await page.reload();
    await hydrated(page);
    await expect.poll(message).toBe(`${about}Who is he? And why?`);
  }));
