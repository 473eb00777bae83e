import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { visit } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  field,
  fillIn,
  holdMessages,
  openForm,
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

afterEach(() => site.provider.intercept());

afterAll(() => site.close());

const interrupted =
  'You left this page while your message was being sent, so it may not have arrived.';

const sending = (page: Page) =>
  page.getByRole('button', { name: 'Submitting...', exact: true }).waitFor();

const posts = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') made.push(new URL(request.url()).pathname);
  });
  return made;
};

test.each([
  ['a double click', (page: Page) => submitButton(page).dblclick()],
  [
    'Enter pressed twice',
    async (page: Page) => {
      await field(page, 'Email').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  ],
])('%s sends one message', (_, send) =>
  visit(site.url, async ({ page }) => {
    const before = site.provider.outbox.newestFirst().length;
    const made = posts(page);
    await openForm(page);
    await fillIn(page);
    await send(page);
    await waitForSentMessage(page);
    expect(made).toEqual(['/contact']);
    expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }),
);

test('what is pressed while a message is being sent sends no other', () =>
  visit(site.url, async ({ page }) => {
    const before = site.provider.outbox.newestFirst().length;
    const letMessagesCome = holdMessages(site);
    const made = posts(page);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    await submitButton(page).click({ force: true });
    await field(page, 'Email').press('Enter');
    letMessagesCome();
    await waitForSentMessage(page);
    expect(made).toEqual(['/contact']);
    expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
  }));

/** By the keyboard, with whatever is asked on the way answered so. */
async function leave(page: Page, answer: 'accept' | 'dismiss'): Promise<string[]> {
  const asked: string[] = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  await page.getByRole('link', { name: 'About Us', exact: true }).press('Enter');
  return asked;
}

const aboutUs = (page: Page) =>
  page.getByRole('heading', { name: 'About Us', exact: true, level: 1 }).waitFor();

test('whoever leaves while a message is being sent is asked first, and may stay until it has arrived', () =>
  visit(site.url, async ({ page }) => {
    const letMessagesCome = holdMessages(site);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    const asked = await leave(page, 'dismiss');
    await expect.poll(() => asked).toEqual(['beforeunload']);
    letMessagesCome();
    await waitForSentMessage(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }));

test('whoever leaves nevertheless is told on return that it may not have arrived, and has the text', () =>
  visit(site.url, async ({ page }) => {
    const letMessagesCome = holdMessages(site);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    const asked = await leave(page, 'accept');
    await aboutUs(page);
    expect(asked).toEqual(['beforeunload']);
    letMessagesCome();
    await page.goBack();
    await page.getByText(interrupted, { exact: true }).waitFor();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.reload();
    await ready(page);
    expect(await page.getByText(interrupted).count()).toBe(0);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('nobody is asked who leaves before or after', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const askedBefore = await leave(page, 'accept');
    await aboutUs(page);
    await page.goBack();
    await ready(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    const askedAfter = await leave(page, 'accept');
    await aboutUs(page);
    expect([...askedBefore, ...askedAfter]).toEqual([]);
  }));
