import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

const interrupted =
  'You left this page while your message was being sent, so it may not have arrived.';

const sending = (page: Page) =>
  page.getByRole('button', { name: 'Submitting...', exact: true }).waitFor();

const posts = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return paths;
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
    const sent = posts(page);
    await openForm(page);
    await fillIn(page);
    await send(page);
    await waitForSentMessage(page);
    expect(sent).toEqual(['/contact']);
    expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }),
);

test('submitting again while a message is being sent sends no other message', () =>
  visit(site.url, async ({ page }) => {
    const before = site.provider.outbox.newestFirst().length;
    const releaseMessages = holdMessages(site);
    const sent = posts(page);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    await submitButton(page).click({ force: true });
    await field(page, 'Email').press('Enter');
    releaseMessages();
    await waitForSentMessage(page);
    expect(sent).toEqual(['/contact']);
    expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
  }));

/** Leaves the page with the keyboard. Returns the types of the dialogs, to which it responds with `choice`. */
async function leave(page: Page, choice: 'accept' | 'dismiss'): Promise<string[]> {
  const dialogs: string[] = [];
  page.once('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog[choice]();
  });
  await page.getByRole('link', { name: 'About Us', exact: true }).press('Enter');
  return dialogs;
}

const aboutUs = (page: Page) =>
  page.getByRole('heading', { name: 'About Us', exact: true, level: 1 }).waitFor();

test('leaving while a message is being sent asks for confirmation, and the visitor can stay until it is sent', () =>
  visit(site.url, async ({ page }) => {
    const releaseMessages = holdMessages(site);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    const dialogs = await leave(page, 'dismiss');
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    releaseMessages();
    await waitForSentMessage(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }));

test('after leaving while a message is being sent, the page warns that it may not have arrived, and restores the input', () =>
  visit(site.url, async ({ page }) => {
    const releaseMessages = holdMessages(site);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await sending(page);
    const dialogs = await leave(page, 'accept');
    await aboutUs(page);
    expect(dialogs).toEqual(['beforeunload']);
    releaseMessages();
    await page.goBack();
    await page.getByText(interrupted, { exact: true }).waitFor();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.reload();
    await ready(page);
    expect(await page.getByText(interrupted).count()).toBe(0);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('leaving before or after sending needs no confirmation', () =>
  visit(site.url, async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const dialogsBefore = await leave(page, 'accept');
    await aboutUs(page);
    await page.goBack();
    await ready(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    const dialogsAfter = await leave(page, 'accept');
    await aboutUs(page);
    expect([...dialogsBefore, ...dialogsAfter]).toEqual([]);
  }));
