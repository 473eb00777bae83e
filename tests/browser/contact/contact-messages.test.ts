import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  emptyValues,
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
    cause: 'reCAPTCHA fails without a message',
    arrange: (page) => misbehave(page, 'throw-nothing'),
    message: 'reCAPTCHA Execute Error: Unknown',
  },
  {
    cause: 'the connection fails',
    arrange: (page) =>
      page.route('/contact', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      ),
    message: 'Submission Error: The site could not be reached. Are you online?',
  },
  {
    cause: 'the provider fails',
    arrange: () => respondToMessages(() => failure(500, 'Down for repairs.')),
    message: 'Submission Error: Down for repairs.',
  },
  {
    cause: 'the provider fails without a message',
    arrange: () => respondToMessages(() => failure(500, '')),
    message: 'Submission Error: The content service answered 500.',
  },
  {
    cause: 'the response is an error without a message',
    arrange: (page) =>
      page.route('/contact', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { error: true, message: '', status: 500 } })
          : route.continue(),
      ),
    message: 'Submission Error: Unknown',
  },
  {
    cause: 'the provider returns another status',
    arrange: () => respondToMessages(() => Response.json({ status: 202 })),
    message: 'Message sent, but received status: 202',
    region: 'Messages',
  },
  {
    cause: 'the provider returns no status',
    arrange: () => respondToMessages(() => Response.json({})),
    message: 'Message sent, but received status: N/A',
    region: 'Messages',
  },
];

test.each(outcomes)(
  'if $cause, the page shows "$message" and the e-mail address, and the input stays',
  ({ arrange, message, region }) =>
    visit(
      site.url,
      async ({ page }) => {
        await arrange(page);
        await openForm(page);
        await fillIn(page);
        await submitButton(page).click();
        await snackbarMessage(page, message, region ?? 'Urgent messages').waitFor();
        expect(await valuesIn(page)).toEqual(contactValues);
        await page.getByRole('main').getByText(message, { exact: true }).waitFor();
        expect(await ministryLink(page).getAttribute('href')).toBe('mailto:contact@example.org');
        await ready(page);
      },
      {
        expectedStatusErrors: true,
        expectedConsoleLines: /^error: Failed to load resource: net::ERR_FAILED$/,
      },
    ),
);

test('submitting before the bot check is ready shows a request to wait', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await misbehave(page, 'never-ready');
    await openHydrated(page, '/contact');
    await fillIn(page);
    newRequests();
    await pressEnter(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await wait.waitFor();
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await wait.waitFor({ state: 'detached' });
    await submitButton(page).click({ force: true });
    await wait.waitFor();
    expect(newRequests()).not.toContain('/contact');
    expect(await submitButton(page).textContent()).toBe('Loading...');
  }));

test('submitting five times too early shows one request to wait, for four more seconds each time', () =>
  visit(site.url, async ({ page }) => {
    await misbehave(page, 'never-ready');
    await openHydrated(page, '/contact');
    await fillIn(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await pressEnter(page);
    await wait.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let i = 0; i < 5; i++) {
      const shown = await wait.elementHandle();
      await pressEnter(page);
      // A new element is announced again.
      await shown?.waitForElementState('hidden');
      await wait.waitFor();
      await page.clock.runFor(3000);
      expect(await wait.count()).toBe(1);
    }
    await page.clock.runFor(1100);
    await wait.waitFor({ state: 'detached' });
  }));

test('the request to wait disappears when the bot check is ready', () =>
  visit(site.url, async ({ page }) => {
    const releaseScript = await holdRequests(page, botCheckScript);
    await openHydrated(page, '/contact');
    await fillIn(page);
    await pressEnter(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await wait.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await pressEnter(page);
    releaseScript();
    await ready(page);
    await wait.waitFor({ state: 'detached' });
  }));

test('the outcome of a submission replaces the previous one', () =>
  visit(
    site.url,
    async ({ page }) => {
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
    },
    { expectedStatusErrors: true },
  ));

test('submitting offline shows an error, and the same input can be sent when online again', () =>
  visit(
    site.url,
    async ({ page }) => {
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
    },
    { expectedConsoleLines: /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ },
  ));

test('a sent message is confirmed, and the form is empty', () =>
  visit(site.url, async ({ page }) => {
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
  }));

test('a token request without a result times out', () =>
  visit(site.url, async ({ page }) => {
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
