import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  emptyValues,
  fillIn,
  holdMessages,
  holdRequests,
  misbehave,
  openForm,
  pressEnter,
  ready,
  snackbarMessage,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterEach(() => site.provider.intercept());

afterAll(() => site.close());

/** Has the provider answer messages so. */
function answerMessages(answer: () => Response) {
  site.provider.intercept(({ path }) => (path === '/v1/messages' ? answer() : undefined));
}

const ministry = (page: Page) =>
  page
    .getByRole('form', { name: 'Contact' })
    .getByRole('link', { name: 'contact@example.org', exact: true });

type Cause = {
  why: string;
  arrange: (page: Page) => unknown;
  message: string;
  region?: 'Messages';
};

const causes: Cause[] = [
  {
    why: 'the check gives no token',
    arrange: (page) => misbehave(page, 'no-token'),
    message: 'reCAPTCHA verification failed (no token).',
  },
  {
    why: 'the check fails',
    arrange: (page) => misbehave(page, 'throw'),
    message: 'reCAPTCHA Execute Error: The bot check was told to fail.',
  },
  {
    why: 'the check fails and does not say why',
    arrange: (page) => misbehave(page, 'throw-nothing'),
    message: 'reCAPTCHA Execute Error: Unknown',
  },
  {
    why: 'the line breaks',
    arrange: (page) =>
      page.route('/contact', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      ),
    message: 'Submission Error: The site could not be reached. Are you online?',
  },
  {
    why: 'the provider fails',
    arrange: () => answerMessages(() => failure(500, 'Down for repairs.')),
    message: 'Submission Error: Down for repairs.',
  },
  {
    why: 'the provider fails and does not say why',
    arrange: () => answerMessages(() => failure(500, '')),
    message: 'Submission Error: The content service answered 500.',
  },
  {
    why: 'the answer is a failure without a word',
    arrange: (page) =>
      page.route('/contact', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { error: true, message: '', status: 500 } })
          : route.continue(),
      ),
    message: 'Submission Error: Unknown',
  },
  {
    why: 'the provider gives another status',
    arrange: () => answerMessages(() => Response.json({ status: 202 })),
    message: 'Message sent, but received status: 202',
    region: 'Messages',
  },
  {
    why: 'the provider gives no status',
    arrange: () => answerMessages(() => Response.json({})),
    message: 'Message sent, but received status: N/A',
    region: 'Messages',
  },
];

test.each(causes)(
  'where $why, the visitor is told "$message", keeps what was typed, and is given the address',
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
        expect(await ministry(page).getAttribute('href')).toBe('mailto:contact@example.org');
        await ready(page);
      },
      {
        expectedStatusErrors: true,
        expectedConsoleLines: /^error: Failed to load resource: net::ERR_FAILED$/,
      },
    ),
);

test('where the check cannot be loaded, the visitor is told so', () =>
  visit(
    site.url,
    async ({ page }) => {
      await misbehave(page, 'not-load');
      await page.goto('/contact');
      await fillIn(page);
      await snackbarMessage(page, 'Failed to load reCAPTCHA.', 'Urgent messages').waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
    },
    { expectedStatusErrors: true },
  ));

test('whoever sends before the check is ready is told to wait', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await misbehave(page, 'never-ready');
    await page.goto('/contact');
    await hydrated(page);
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

test('pressed five times too early, the visitor is told once, and for four seconds more', () =>
  visit(site.url, async ({ page }) => {
    await misbehave(page, 'never-ready');
    await page.goto('/contact');
    await hydrated(page);
    await fillIn(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await pressEnter(page);
    await wait.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let i = 0; i < 5; i++) {
      const shown = await wait.elementHandle();
      await pressEnter(page);
      // It is another element, and so is announced again.
      await shown?.waitForElementState('hidden');
      await wait.waitFor();
      await page.clock.runFor(3000);
      expect(await wait.count()).toBe(1);
    }
    await page.clock.runFor(1100);
    await wait.waitFor({ state: 'detached' });
  }));

test('the visitor is no longer told to wait once the check is ready', () =>
  visit(site.url, async ({ page }) => {
    const letScriptCome = await holdRequests(page, botCheckScript);
    await page.goto('/contact');
    await hydrated(page);
    await fillIn(page);
    await pressEnter(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await wait.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await pressEnter(page);
    letScriptCome();
    await ready(page);
    await wait.waitFor({ state: 'detached' });
  }));

test('the outcome of a submit takes the place of the one before it', () =>
  visit(
    site.url,
    async ({ page }) => {
      const messages = page.getByText(/^(Submission Error: .*|Your message has been sent!)$/);
      answerMessages(() => failure(500, 'Down for repairs.'));
      await openForm(page);
      await fillIn(page);
      await pressEnter(page);
      await expect.poll(() => messages.allTextContents()).toHaveLength(2);
      const letMessagesCome = holdMessages(site);
      await pressEnter(page);
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
      expect(await messages.allTextContents()).toEqual([]);
      letMessagesCome();
      await waitForSentMessage(page);
      const sent = 'Your message has been sent!';
      await expect.poll(() => messages.allTextContents()).toEqual([sent, sent]);
      await pressEnter(page);
      await page.getByText('Please enter your full name.').waitFor();
      expect(await messages.allTextContents()).toEqual([]);
    },
    { expectedStatusErrors: true },
  ));

test('whoever is offline is told so, and sends the same text again once the line is back', () =>
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

test('whose message has arrived is told so, and finds the form empty', () =>
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

test('a check that never answers does not hold the message for ever', () =>
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
