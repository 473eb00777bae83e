import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Misbehavior } from '../../../sample-provider/recaptcha.ts';
import { violations, visualViolations } from '../../support/axe.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

// tests/unit/shared/contact/ has the rules of the fields, tests/unit/worker/contact/ the checks of the Worker.

const site = await siteForFile();
const visit = visitsTo(site);
const expectingErrors = visitsTo(site, {
  expectedStatusErrors: true,
  expectedConsoleLines: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
});

/** The values that a visitor types, by field name. */
const contactValues = {
  'Full Name': 'Damaris of Athens',
  Email: 'damaris@example.org',
  Phone: '555-123-4567',
  Message: 'Whom did you mean by the unknown God?\nI would hear you again.',
};

const emptyValues = { 'Full Name': '', Email: '', Phone: '', Message: '' };

type FieldName = keyof typeof contactValues;

const fieldNames = Object.keys(contactValues) as FieldName[];

const field = (page: Page, name: FieldName) => page.getByRole('textbox', { name, exact: true });
const isInvalid = (page: Page, name: FieldName) => field(page, name).getAttribute('aria-invalid');
const hasFocus = (page: Page, name: FieldName) =>
  field(page, name).evaluate((control) => control === document.activeElement);

async function fillIn(page: Page, values: Partial<typeof contactValues> = contactValues) {
  for (const name of fieldNames) await field(page, name).fill(values[name] ?? '');
}

async function valuesIn(page: Page): Promise<typeof contactValues> {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = await field(page, name).inputValue();
  return values;
}

/** The submit button, whatever its text. */
const submitButton = (page: Page) => page.getByRole('form').locator('button[type=submit]');

/** Submits with the keyboard. */
const pressEnter = (page: Page) => field(page, 'Phone').press('Enter');

/** Resolves when the form can be submitted. */
const ready = (page: Page) =>
  page.getByRole('button', { name: 'Submit', exact: true, disabled: false }).waitFor();

async function openForm(page: Page) {
  await openHydrated(page, '/contact');
  await ready(page);
}

/** A message in the snackbar, in the live region that announces it. */
const snackbarMessage = (page: Page, message: string, region: 'Messages' | 'Urgent messages') =>
  page
    .getByRole(region === 'Messages' ? 'status' : 'alert', { name: region, exact: true })
    .getByText(message, { exact: true });

const waitForSentMessage = (page: Page) =>
  snackbarMessage(page, 'Your message has been sent!', 'Messages').waitFor();

/** The URL pattern of the reCAPTCHA script. */
const botCheckScript = '**/recaptcha/enterprise.js*';

/** Makes the provider serve a faulty reCAPTCHA script from the next load on. */
const misbehave = (page: Page, how: Misbehavior) =>
  page.route(botCheckScript, (route) =>
    route.continue({ url: `${route.request().url()}&misbehave=${how}` }),
  );

/** Replaces the reCAPTCHA script by one with these methods of `grecaptcha.enterprise`. */
const replaceBotCheck = (page: Page, methods: string) =>
  page.route(botCheckScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { enterprise: { ${methods} } };`,
    }),
  );

const invalidValues = {
  'Full Name': ' ',
  Email: 'damaris@',
  Phone: '12',
  Message: 'a'.repeat(1001),
};

const errors: [FieldName, string][] = [
  ['Full Name', 'Please enter your full name.'],
  ['Email', 'Please enter a valid email address.'],
  ['Phone', 'Please enter a valid phone number. Write it like 555-123-4567.'],
  ['Message', 'Message must be under 1000 characters.'],
];

test('without JavaScript there is no form, and the page has the addresses of the ministry', () =>
  visitsTo(site, { javaScript: false, width: 320 })(async ({ page }) => {
    await page.goto('/contact');
    expect(await page.getByRole('form').count()).toBe(0);
    const note = page.locator('noscript');
    expect(await note.isVisible()).toBe(true);
    expect(await note.innerText()).toContain('The contact form needs JavaScript');
    const ways = page.getByRole('region', { name: 'How else to reach us' });
    expect(await ways.innerText()).toContain('1 Sample Street\nSpringfield, IL 62701');
    const link = ways.getByRole('link', { name: 'contact@example.org' });
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
  }));

test('until its script has loaded, the form takes input but cannot be sent, and the e-mail address is below it', () =>
  visit(async ({ page, newRequests }) => {
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    const link = page.getByRole('form').getByRole('link', { name: 'contact@example.org' });
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
    await fillIn(page);
    await pressEnter(page);
    release();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    expect(newRequests().filter((url) => url.startsWith('/contact'))).toEqual(['/contact']);
  }));

test('an error is shown below each invalid field and describes it until it is valid', () =>
  visit(async ({ page, newRequests }) => {
    await openForm(page);
    await fillIn(page, invalidValues);
    newRequests();
    await submitButton(page).click();
    for (const [name, error] of errors) {
      await page.getByText(error, { exact: true }).waitFor();
      const described = await field(page, name).getAttribute('aria-describedby');
      const [errorId = '', hintId] = described?.split(' ') ?? [];
      expect(await page.locator(`#${errorId}`).innerText()).toBe(error);
      expect(hintId).toBe(
        /Phone|Message/.test(name) ? errorId.replace('error', 'hint') : undefined,
      );
      expect(await isInvalid(page, name)).toBe('true');
    }
    expect(newRequests()).not.toContain('/contact');
    expect(await valuesIn(page)).toEqual(invalidValues);
    for (const [index, [name, error]] of errors.entries()) {
      await field(page, name).fill(contactValues[name]);
      await page.getByText(error, { exact: true }).waitFor({ state: 'detached' });
      for (const [other] of errors.slice(index + 1)) {
        expect(await isInvalid(page, other)).toBe('true');
      }
      // Input that becomes invalid again has no error until it is submitted.
      await field(page, name).fill(invalidValues[name]);
      expect(await isInvalid(page, name)).toBeNull();
    }
  }));

test('the first invalid field has the focus, and on a phone nothing covers it or its label', () =>
  visitsTo(site, { width: 360 })(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    for (const [name] of errors) {
      const { Message } = invalidValues;
      await fillIn(page, { ...contactValues, [name]: invalidValues[name], Message });
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

test('input is restored after a visit to another page, but not over input before hydration', () =>
  visit(async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
    await page.goBack();
    await ready(page);
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.goto('/about');
    const release = await holdRequests(page, '**/assets/main-*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const Message = 'I have thought of something else.';
    await field(page, 'Message').fill(Message);
    release();
    await ready(page);
    expect(await valuesIn(page)).toEqual({ ...contactValues, Message });
    expect(await hasFocus(page, 'Message')).toBe(true);
    await page.getByText('33 of at most 1000 characters.', { exact: true }).waitFor();
  }));

test('the form works without session storage', () =>
  visit(async ({ page }) => {
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
    await openHydrated(page, path);
    await expect.poll(message).toBe(`${about}Who is he? And why?`);
  }));

test('if the bot check cannot be loaded, trying again enables the form', () =>
  expectingErrors(async ({ page }) => {
    await misbehave(page, 'not-load');
    await page.goto('/contact');
    await fillIn(page);
    await snackbarMessage(page, 'Failed to load reCAPTCHA.', 'Urgent messages').waitFor();
    const again = page.getByRole('button', { name: 'Try again', exact: true });
    const failedAgain = page.waitForEvent('requestfailed');
    await again.click();
    await failedAgain;
    await again.waitFor();
    expect(await submitButton(page).textContent()).toBe('Loading...');
    await page.unroute(botCheckScript);
    await again.press('Enter');
    await ready(page);
    const form = page.getByRole('form', { name: 'Contact' });
    expect(await form.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    expect(await again.count()).toBe(0);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('if the bot check is slow, submitting asks to wait, and after ten seconds the page says so', () =>
  visit(async ({ page, newRequests }) => {
    await page.clock.install();
    await replaceBotCheck(page, 'ready(callback) { window.becomeReady = callback; }');
    await page.goto('/contact');
    await page.waitForFunction(() => 'becomeReady' in window);
    await fillIn(page);
    newRequests();
    await pressEnter(page);
    const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
    await wait.waitFor();
    expect(await submitButton(page).textContent()).toBe('Loading...');
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
    const slow = page.getByText('The check that keeps robots out is slow to load.');
    expect(await slow.count()).toBe(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await slow.waitFor();
    await wait.waitFor({ state: 'detached' });
    await submitButton(page).click({ force: true });
    await wait.waitFor();
    expect(newRequests()).not.toContain('/contact');
    await page.evaluate('becomeReady()');
    await ready(page);
    await wait.waitFor({ state: 'detached' });
    // It stays ready.
    await page.clock.runFor(11_000);
    expect(await submitButton(page).textContent()).toBe('Submit');
    expect(await slow.count()).toBe(0);
  }));

test('only this page loads the bot check, which gives each message a token', () =>
  visit(async ({ page, newRequests }) => {
    await replaceBotCheck(
      page,
      `ready: (callback) => callback(),
      execute: async (...args) => 'token-' + (window.calls ??= []).push(args)`,
    );
    const scripts = () => newRequests().filter((url) => url.includes('/recaptcha/'));
    await openHydrated(page, '/quotes');
    expect(scripts()).toEqual([]);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await ready(page);
    expect(scripts()).toEqual([expect.stringMatching(/\?render=local-site-key$/)]);
    for (let message = 0; message < 2; message++) {
      await fillIn(page);
      await submitButton(page).click();
      await expect.poll(() => valuesIn(page)).toEqual(emptyValues);
    }
    const call = ['local-site-key', { action: 'submit' }];
    expect(await page.evaluate('calls')).toEqual([call, call]);
    const tokens = site.provider.outbox.newestFirst().map(({ message }) => message.recaptcha_token);
    expect(tokens.slice(0, 2)).toEqual(['token-2', 'token-1']);
    expect(scripts()).toEqual([]);
  }));

type Outcome = {
  cause: string;
  botCheck?: Misbehavior;
  response?: () => Response;
  /** Ms. */
  after?: number;
  message: string;
  region?: 'Messages';
};

const outcomes: Outcome[] = [
  {
    cause: 'reCAPTCHA returns no token',
    botCheck: 'no-token',
    message: 'reCAPTCHA verification failed (no token).',
  },
  {
    cause: 'reCAPTCHA fails',
    botCheck: 'throw',
    message: 'reCAPTCHA Execute Error: The bot check was told to fail.',
  },
  {
    cause: 'reCAPTCHA gives no result',
    botCheck: 'never-done',
    after: 20_000,
    message: 'reCAPTCHA Execute Error: It took too long.',
  },
  {
    cause: 'the provider returns another status',
    response: () => Response.json({ status: 202 }),
    message: 'Message sent, but received status: 202',
    region: 'Messages',
  },
];

test.each(outcomes)(
  'if $cause, the page shows "$message", and the input stays',
  ({ botCheck, response, after, message, region }) =>
    visit(async ({ page }) => {
      if (botCheck) await misbehave(page, botCheck);
      if (response) site.provider.intercept(respondTo('/v1/messages', response));
      await openForm(page);
      await fillIn(page);
      await page.clock.install();
      await submitButton(page).click();
      if (after) {
        await page.getByRole('button', { name: 'Submitting...' }).waitFor();
        await page.clock.fastForward(after);
      }
      await snackbarMessage(page, message, region ?? 'Urgent messages').waitFor();
      await page.getByRole('main').getByText(message, { exact: true }).waitFor();
      expect(await valuesIn(page)).toEqual(contactValues);
      await ready(page);
    }),
);

/** The accessibility violations in light, and those that dark may add. */
async function allViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await visualViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inDark, ...(await violations(page))];
}

test('each outcome replaces the previous one and is accessible, and the same input can be sent again', () =>
  expectingErrors(async ({ page }) => {
    const failed = 'Submission Error: Down for repairs.';
    const offline = 'Submission Error: The site could not be reached. Are you online?';
    const outcome = page.getByRole('main').locator('.callout');
    site.provider.intercept(respondTo('/v1/messages', () => failure(500, 'Down for repairs.')));
    await openForm(page);
    await submitButton(page).click();
    await page.getByText('Please enter your full name.').waitFor();
    expect(await allViolations(page)).toEqual([]);
    await fillIn(page);
    await pressEnter(page);
    await snackbarMessage(page, failed, 'Urgent messages').hover();
    expect(await allViolations(page)).toEqual([]);
    await page.context().setOffline(true);
    await pressEnter(page);
    await outcome.getByText(offline).waitFor();
    await page.context().setOffline(false);
    site.provider.intercept();
    await pressEnter(page);
    await outcome.getByText('Your message has been sent!').waitFor();
    expect(await outcome.count()).toBe(1);
    expect(await allViolations(page)).toEqual([]);
    await pressEnter(page);
    await page.getByText('Please enter your full name.').waitFor();
    expect(await outcome.count()).toBe(0);
  }));

test('a double click sends a message once, which cannot change meanwhile, and then empties the form', () =>
  visit(async ({ page, newRequests }) => {
    const button = submitButton(page);
    await openForm(page);
    await fillIn(page);
    newRequests();
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    site.provider.intercept(({ path }) => (path === '/v1/messages' ? promise : undefined));
    await button.dblclick();
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    for (const name of fieldNames) expect(await field(page, name).isEditable()).toBe(false);
    await button.click({ force: true });
    await pressEnter(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogs).toEqual(['beforeunload']);
    release(undefined);
    await waitForSentMessage(page);
    await ready(page);
    expect(newRequests().filter((url) => url === '/contact')).toHaveLength(1);
    expect(site.provider.outbox.newestFirst()[0]?.message).toMatchObject({
      visitor_name: contactValues['Full Name'],
      visitor_email: contactValues.Email,
      visitor_phone: contactValues.Phone,
      visitor_message: contactValues.Message,
    });
    expect(await valuesIn(page)).toEqual(emptyValues);
    expect(await hasFocus(page, 'Phone')).toBe(true);
    await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
    await openForm(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
  }));
