import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations, visualViolations } from '../../support/axe.ts';
import { visitsTo } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  field,
  fieldNames,
  fillIn,
  misbehave,
  openForm,
  pressEnter,
  ready,
  replaceBotCheck,
  snackbarMessage,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
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
  /** Ms. */
  after?: number;
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
    cause: 'reCAPTCHA gives no result',
    arrange: (page) =>
      replaceBotCheck(page, 'ready: (run) => run(), execute: () => new Promise(() => {})'),
    after: 20_000,
    message: 'reCAPTCHA Execute Error: It took too long.',
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
  ({ arrange, after, message, region }) =>
    visit(async ({ page }) => {
      await arrange(page);
      await openForm(page);
      await fillIn(page);
      await page.clock.install();
      await submitButton(page).click();
      if (after) {
        await page.getByRole('button', { name: 'Submitting...' }).waitFor();
        await page.clock.fastForward(after);
      }
      await snackbarMessage(page, message, region ?? 'Urgent messages').waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
      await page.getByRole('main').getByText(message, { exact: true }).waitFor();
      expect(await ministryLink(page).getAttribute('href')).toBe('mailto:contact@example.org');
      await ready(page);
    }),
);

/** Blocks messages at the provider until the returned function is called. */
function holdMessages() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.provider.intercept(({ path }) => (path === '/v1/messages' ? promise : undefined));
  return () => resolve(undefined);
}

/** The accessibility violations in light, and those that dark may add. */
async function allViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await visualViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inDark, ...(await violations(page))];
}

test('the outcome of a submission replaces the previous one, and each is accessible', () =>
  expectingErrors(async ({ page }) => {
    const failed = 'Submission Error: Down for repairs.';
    const sent = 'Your message has been sent!';
    const messages = page.getByText(new RegExp(`^(${failed}|${sent})$`));
    const invalid = page.getByText('Please enter your full name.');
    await openForm(page);
    await submitButton(page).click();
    await invalid.waitFor();
    expect(await allViolations(page)).toEqual([]);

    respondToMessages(() => failure(500, 'Down for repairs.'));
    await fillIn(page);
    await pressEnter(page);
    await expect.poll(() => messages.allTextContents()).toEqual([failed, failed]);
    await snackbarMessage(page, failed, 'Urgent messages').hover();
    expect(await allViolations(page)).toEqual([]);

    const releaseMessages = holdMessages();
    await pressEnter(page);
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await expect.poll(() => messages.allTextContents()).toEqual([]);
    releaseMessages();
    await expect.poll(() => messages.allTextContents()).toEqual([sent, sent]);
    await snackbarMessage(page, sent, 'Messages').hover();
    expect(await allViolations(page)).toEqual([]);

    await pressEnter(page);
    await invalid.waitFor();
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

test('a double click sends a message once, which cannot change meanwhile, and then empties the form', () =>
  visit(async ({ page, newRequests }) => {
    const button = submitButton(page);
    await openForm(page);
    await fillIn(page);
    newRequests();
    const releaseMessages = holdMessages();
    await button.dblclick();
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(false);
    await button.click({ force: true });
    await pressEnter(page);
    expect(await valuesIn(page)).toEqual(contactValues);

    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    releaseMessages();
    await waitForSentMessage(page);
    await ready(page);
    expect(newRequests().filter((url) => url === '/contact')).toHaveLength(1);
    expect(site.provider.outbox.newestFirst()[0]?.message).toMatchObject({
      visitor_name: contactValues['Full Name'],
      visitor_email: contactValues.Email,
      visitor_phone: contactValues.Phone,
      visitor_message: contactValues.Message,
      recaptcha_token: expect.stringMatching(/^local-/),
    });
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(true);
    expect(await valuesIn(page)).toEqual(emptyValues);
    await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
    await page.reload();
    await ready(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }));
