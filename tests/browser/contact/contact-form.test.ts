import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  emptyValues,
  type FieldName,
  field,
  fieldNames,
  fillIn,
  holdMessages,
  openForm,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

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

test('the form has fields for a name, an e-mail address, a phone number and a message', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    const form = page.getByRole('form', { name: 'Contact' });
    expect(await form.evaluate((it: HTMLFormElement) => it.noValidate)).toBe(true);
    await form.getByText('* Required', { exact: true }).waitFor();
    expect(await form.locator('label').allTextContents()).toEqual([
      'Full Name *',
      'Email *',
      'Phone',
      'Message',
    ]);
    const controls = await form
      .locator('input, textarea')
      .evaluateAll((all) =>
        (all as (HTMLInputElement | HTMLTextAreaElement)[]).map((control) => [
          control.type,
          control.autocomplete,
          control.required,
        ]),
      );
    expect(controls).toEqual([
      ['text', 'name', true],
      ['email', 'email', true],
      ['tel', 'tel', false],
      ['textarea', '', false],
    ]);
    expect(await field(page, 'Message').getAttribute('rows')).toBe('4');
    for (const [name, href] of [
      ['Privacy Policy', 'https://policies.google.com/privacy'],
      ['Terms of Service', 'https://policies.google.com/terms'],
    ] as const) {
      expect(await form.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    }
  }));

test('the button shows the state of the form, and the fields are read-only while it is sent', () =>
  visit(site.url, async ({ page }) => {
    const releaseBotCheck = await holdRequests(page, botCheckScript);
    await page.goto('/contact', { waitUntil: 'commit' });
    await hydrated(page);
    const button = submitButton(page);
    expect(await button.textContent()).toBe('Loading...');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    releaseBotCheck();
    await expect.poll(() => button.textContent()).toBe('Submit');
    expect(await button.getAttribute('aria-disabled')).toBe('false');

    await fillIn(page);
    const releaseMessages = holdMessages(site);
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(false);
    expect(await valuesIn(page)).toEqual(contactValues);
    releaseMessages();
    await waitForSentMessage(page);
    expect(await button.textContent()).toBe('Submit');
    expect(await valuesIn(page)).toEqual(emptyValues);
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(true);
    site.provider.intercept();
  }));

test('an error is shown below and associated with each invalid field until it is valid', () =>
  visit(site.url, async ({ page, newRequests }) => {
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
    expect(newRequests()).not.toContain('/contact');
    expect(await valuesIn(page)).toEqual(invalidValues);

    for (const [index, [name, error]] of errors.entries()) {
      await field(page, name).fill(contactValues[name]);
      await page.getByText(error, { exact: true }).waitFor({ state: 'detached' });
      expect(await isInvalid(page, name)).toBeNull();
      for (const [other] of errors.slice(index + 1)) {
        expect(await isInvalid(page, other)).toBe('true');
      }
    }
    expect(await descriptions(page, 'Phone')).toEqual(['For example 555-123-4567.']);
  }));

test('if the browser cannot validate the fields, the Worker does, and the page shows the same errors', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.route('**/assets/contact-message-*.js', (route) => route.abort());
      await openForm(page);
      await fillIn(page, invalidValues);
      await submitButton(page).click();
      for (const [name, error] of errors) {
        await page.getByText(error, { exact: true }).waitFor();
        expect((await descriptions(page, name))[0]).toBe(error);
      }
      expect(await hasFocus(page, 'Full Name')).toBe(true);
      expect(await valuesIn(page)).toEqual(invalidValues);
    },
    {
      expectedStatusErrors: true,
      expectedConsoleLines: /^error: Failed to load resource: net::ERR_FAILED$/,
    },
  ));

test('the first invalid field has the focus, and on a phone nothing covers it or its label', () =>
  visit(
    site.url,
    async ({ page }) => {
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
    },
    { width: 360 },
  ));

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

test('a message of 1,000 characters of any kind is sent, and one of 1,001 is rejected', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    const message = `${'👨‍👩‍👧e\u0301\n'.repeat(333)}!`;
    await fillIn(page, { ...contactValues, Message: `${message}!` });
    await page.getByText('1001 of at most 1000 characters.', { exact: true }).waitFor();
    await submitButton(page).click();
    await page.getByText('Message must be under 1000 characters.', { exact: true }).waitFor();
    await field(page, 'Message').fill(message);
    await page.getByText('1000 of at most 1000 characters.', { exact: true }).waitFor();
    const before = site.provider.outbox.newestFirst().length;
    await submitButton(page).click();
    await waitForSentMessage(page);
    const [received, ...older] = site.provider.outbox.newestFirst();
    expect(older).toHaveLength(before);
    expect(received?.message.visitor_message).toBe(message);
  }));
