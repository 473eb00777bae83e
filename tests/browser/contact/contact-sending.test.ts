import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visitsTo } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  emptyValues,
  field,
  fieldNames,
  fillIn,
  holdMessages,
  misbehave,
  openForm,
  pressEnter,
  ready,
  snackbarMessage,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile();
const expectingErrors = visitsTo(site, { expectedStatusErrors: true });
const visit = visitsTo(site);

/** Sets the provider's response to messages. */
function respondToMessages(respond: () => Response) {
  site.provider.intercept(({ path }) => (path === '/v1/messages' ? respond() : undefined));
}

const ministryLink = (page: Page) =>
  page
    .getByRole('form', { name: 'Contact' })
    .getByRole('link', { name: 'contact@example.org', exact: true });

type Outcome = {
  cause: string;
  arrange: (page: Page) => unknown;
  message: string;
  region?: 'Messages';
};

const outcomes: Outcome[] = [
  {
    cause: 'reCAPTCHA returns no token',
    arrange: (page) => misbehave(page, 'no-token'),
    message: 'reCAPTCHA verification failed (no token).',
  },
  {
    cause: 'reCAPTCHA fails',
    arrange: (page) => misbehave(page, 'throw'),
    message: 'reCAPTCHA Execute Error: The bot check was told to fail.',
  },
  {
    cause: 'the provider returns another status',
    arrange: () => respondToMessages(() => Response.json({ status: 202 })),
    message: 'Message sent, but received status: 202',
    region: 'Messages',
  },
];

test.each(outcomes)(
  'if $cause, the page shows "$message" and the e-mail address, and the input stays',
  ({ arrange, message, region }) =>
    visit(async ({ page }) => {
      await arrange(page);
      await openForm(page);
      await fillIn(page);
      await submitButton(page).click();
      await snackbarMessage(page, message, region ?? 'Urgent messages').waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
      await page.getByRole('main').getByText(message, { exact: true }).waitFor();
      expect(await ministryLink(page).getAttribute('href')).toBe('mailto:contact@example.org');
      await ready(page);
    }),
);

test('the outcome of a submission replaces the previous one', () =>
  expectingErrors(async ({ page }) => {
    const messages = page.getByText(/^(Submission Error: .*|Your message has been sent!)$/);
    respondToMessages(() => failure(500, 'Down for repairs.'));
    await openForm(page);
    await fillIn(page);
    await pressEnter(page);
    await expect.poll(() => messages.allTextContents()).toHaveLength(2);
    const releaseMessages = holdMessages(site);
    await pressEnter(page);
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await expect.poll(() => messages.allTextContents()).toEqual([]);
    releaseMessages();
    await waitForSentMessage(page);
    const sent = 'Your message has been sent!';
    await expect.poll(() => messages.allTextContents()).toEqual([sent, sent]);
    await pressEnter(page);
    await page.getByText('Please enter your full name.').waitFor();
    await expect.poll(() => messages.allTextContents()).toEqual([]);
  }));

test('submitting offline shows an error, and the same input can be sent when online again', () =>
  visitsTo(site, {
    expectedConsoleLines: /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  })(async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await pressEnter(page);
    const failed = 'Submission Error: The site could not be reached. Are you online?';
    await snackbarMessage(page, failed, 'Urgent messages').waitFor();
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.context().setOffline(false);
    await page.getByText('You are online again.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await pressEnter(page);
    await waitForSentMessage(page);
    const [received] = site.provider.outbox.newestFirst();
    expect(received?.message.visitor_message).toBe(contactValues.Message);
  }));

test('a sent message is confirmed, and the form is empty, also after a reload', () =>
  visit(async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
    const [received] = site.provider.outbox.newestFirst();
    expect(received?.message).toMatchObject({
      visitor_name: contactValues['Full Name'],
      visitor_email: contactValues.Email,
      visitor_phone: contactValues.Phone,
      visitor_message: contactValues.Message,
      recaptcha_token: expect.stringMatching(/^local-/),
    });
    await page
      .getByRole('main')
      .getByText('Your message has been sent!', { exact: true })
      .waitFor();
    await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
    await page.reload();
    await ready(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }));

test('a token request without a result times out', () =>
  visit(async ({ page }) => {
    await page.route(botCheckScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = {
          enterprise: { ready: (callback) => callback(), execute: () => new Promise(() => {}) },
        };`,
      }),
    );
    await openForm(page);
    await fillIn(page);
    await page.clock.install();
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.fastForward(20_000);
    const message = 'reCAPTCHA Execute Error: It took too long.';
    await snackbarMessage(page, message, 'Urgent messages').waitFor();
    expect(await valuesIn(page)).toEqual(contactValues);
    await ready(page);
  }));

const posts = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test('the button shows the state of the form, which cannot be changed or sent again while it is sent', () =>
  visit(async ({ page }) => {
    const before = site.provider.outbox.newestFirst().length;
    const sent = posts(page);
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
    await button.click({ force: true });
    await field(page, 'Email').press('Enter');
    expect(await valuesIn(page)).toEqual(contactValues);
    releaseMessages();
    await waitForSentMessage(page);
    expect(sent).toEqual(['/contact']);
    expect(site.provider.outbox.newestFirst()).toHaveLength(before + 1);
    expect(await button.textContent()).toBe('Submit');
    expect(await valuesIn(page)).toEqual(emptyValues);
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(true);
  }));

test('a double click sends one message', () =>
  visit(async ({ page }) => {
    const sent = posts(page);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).dblclick();
    await waitForSentMessage(page);
    expect(sent).toEqual(['/contact']);
  }));

/** Closes the page. Returns the types of the dialogs, to which it responds with `choice`. */
async function leave(page: Page, choice: 'accept' | 'dismiss'): Promise<string[]> {
  const dialogs: string[] = [];
  page.once('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog[choice]();
  });
  await page.close({ runBeforeUnload: true });
  return dialogs;
}

test('leaving while a message is being sent asks for confirmation, and the visitor can stay', () =>
  visit(async ({ page }) => {
    const releaseMessages = holdMessages(site);
    await openForm(page);
    await fillIn(page);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Submitting...', exact: true }).waitFor();
    const dialogs = await leave(page, 'dismiss');
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    releaseMessages();
    await waitForSentMessage(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
  }));
