import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations, visualViolations } from '../../support/axe.ts';
import { expectConsole, goOffline, openHydrated, testOf } from '../../support/browser.ts';
import { disableJavaScript } from '../../support/browser-features.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

// tests/unit/shared/contact/ has the rules of the fields, tests/unit/worker/contact/ the checks of the Worker.

const site = await siteForFile();
const test = testOf(site);

/** The values that a visitor types, by field name. */
const contactValues = {
  'Full Name': 'Damaris of Athens',
  Email: 'damaris@example.org',
  Phone: '555-123-4567',
  Message: 'Whom did you mean by the unknown God?\nI would hear you again.',
};

type FieldName = keyof typeof contactValues;

const fieldNames = Object.keys(contactValues) as FieldName[];

/** What a visitor may type instead, with the error that is shown below the field. */
const invalidValues: [FieldName, value: string, error: string][] = [
  ['Full Name', ' ', 'Please enter your full name.'],
  ['Email', 'damaris@', 'Please enter a valid email address.'],
  ['Phone', '12', 'Please enter a valid phone number. Write it like 555-123-4567.'],
  ['Message', 'a'.repeat(1001), 'Message must be under 1000 characters.'],
];

const field = (page: Page, name: FieldName) => page.getByRole('textbox', { name, exact: true });
const isInvalid = (page: Page, name: FieldName) => field(page, name).getAttribute('aria-invalid');
const hasFocus = (page: Page, name: FieldName) =>
  field(page, name).evaluate((control) => control === document.activeElement);

async function fillIn(page: Page) {
  for (const name of fieldNames) await field(page, name).fill(contactValues[name]);
}

/** The values of the fields in their order. */
const valuesIn = (page: Page) =>
  Promise.all(fieldNames.map((name) => field(page, name).inputValue()));

const typedValues = Object.values(contactValues);

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

/** The URL pattern of the reCAPTCHA script. */
const botCheckScript = '**/recaptcha/enterprise.js*';

/** Replaces the reCAPTCHA script by one with these methods of `grecaptcha.enterprise`. */
const replaceBotCheck = (page: Page, methods: string) =>
  page.route(botCheckScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { enterprise: { ${methods} } };`,
    }),
  );

test('without JavaScript there is no form, and the page has the addresses of the ministry', async (page) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await disableJavaScript(page);
  await page.goto('/contact');
  expect(await page.getByRole('form').count()).toBe(0);
  const note = page.locator('noscript');
  expect(await note.isVisible()).toBe(true);
  expect(await note.innerText()).toContain('The contact form needs JavaScript');
  const ways = page.getByRole('region', { name: 'How else to reach us' });
  expect(await ways.innerText()).toContain('1 Sample Street\nSpringfield, IL 62701');
  const link = ways.getByRole('link', { name: 'contact@example.org' });
  expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
});

test('until its script has loaded, the form takes input and cannot be sent, and later visits restore the input', async (page) => {
  const path = '/contact?about=/articles/1001';
  const about = 'https://areopagus.example/articles/1001\n\n';
  const message = field(page, 'Message');
  await openHydrated(page, path);
  expect(await message.inputValue()).toBe(about);
  // The URL with which a message begins is not restored.
  await openForm(page);
  expect(await message.inputValue()).toBe('');
  await fillIn(page);
  await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
  await page.goBack();
  await ready(page);
  expect(await valuesIn(page)).toEqual(typedValues);

  const newRequests = watchRequests(page);
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await submitButton(page).isDisabled()).toBe(true);
  const email = page.getByRole('main').getByRole('link', { name: 'contact@example.org' });
  expect(await email.getAttribute('href')).toBe('mailto:contact@example.org');
  await field(page, 'Phone').fill('555-765-4321');
  await pressEnter(page);
  await message.fill('I have thought of something else.');
  release();
  await ready(page);
  expect(newRequests().filter((url) => url.startsWith('/contact'))).toEqual(['/contact']);
  const [name, address] = typedValues;
  const changed = [name, address, '555-765-4321', 'I have thought of something else.'];
  expect(await valuesIn(page)).toEqual(changed);
  expect(await hasFocus(page, 'Message')).toBe(true);
  await page.getByText('33 of at most 1000 characters.', { exact: true }).waitFor();

  await openHydrated(page, path);
  await expect.poll(() => message.inputValue()).toBe(`${about}${changed[3]}`);
  await message.press('End');
  await message.pressSequentially(' And why?');
  await openHydrated(page, path);
  await expect.poll(() => message.inputValue()).toBe(`${about}${changed[3]} And why?`);
});

test('an error is shown below each invalid field, of which the first has the focus, until it is valid', async (page) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openForm(page);
  for (const [name, value] of invalidValues) await field(page, name).fill(value);
  const newRequests = watchRequests(page);
  await submitButton(page).click();
  for (const [name, , error] of invalidValues) {
    await page.getByText(error, { exact: true }).waitFor();
    const described = await field(page, name).getAttribute('aria-describedby');
    const [errorId = '', hintId] = described?.split(' ') ?? [];
    expect(await page.locator(`#${errorId}`).innerText()).toBe(error);
    expect(hintId).toBe(/Phone|Message/.test(name) ? errorId.replace('error', 'hint') : undefined);
    expect(await isInvalid(page, name)).toBe('true');
  }
  expect(newRequests()).not.toContain('/contact');
  expect(await valuesIn(page)).toEqual(invalidValues.map(([, value]) => value));
  expect(await hasFocus(page, 'Full Name')).toBe(true);
  for (const [name, value, error] of invalidValues) {
    await field(page, name).fill(contactValues[name]);
    await page.getByText(error, { exact: true }).waitFor({ state: 'detached' });
    // Input that becomes invalid again has no error until it is submitted.
    await field(page, name).fill(value);
    expect(await isInvalid(page, name)).toBeNull();
  }
  await field(page, 'Full Name').fill(contactValues['Full Name']);
  await submitButton(page).click();
  await expect.poll(() => hasFocus(page, 'Email')).toBe(true);
  const announced = page.getByRole('status', { name: 'What changed' });
  expect(await announced.textContent()).toBe('');
  await field(page, 'Email').press('Enter');
  await announced.getByText('Please enter a valid email address.').waitFor();
});

test('if the bot check cannot be loaded, trying again enables the form', async (page) => {
  expectConsole(page, /net::ERR_FAILED/);
  await page.route(botCheckScript, (route) => route.abort());
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
  expect(await valuesIn(page)).toEqual(typedValues);
});

test('while the bot check loads, submitting asks to wait, and if it is never ready, one can try again', async (page) => {
  await replaceBotCheck(page, 'ready(callback) { window.becomeReady = callback; }');
  await page.clock.install();
  await page.goto('/contact');
  await page.waitForFunction(() => 'becomeReady' in window);
  await fillIn(page);
  const newRequests = watchRequests(page);
  await pressEnter(page);
  const wait = snackbarMessage(page, 'reCAPTCHA is not ready. Please wait.', 'Urgent messages');
  await wait.waitFor();
  expect(await submitButton(page).textContent()).toBe('Loading...');
  expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
  expect(newRequests()).not.toContain('/contact');
  // The timers of a visit are slow.
  await page.clock.fastForward(60 * 20_000);
  await page.getByText('The check that keeps robots out could not be loaded.').waitFor();
  await page.evaluate('delete window.becomeReady');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.waitForFunction(() => 'becomeReady' in window);
  await page.evaluate('becomeReady()');
  await ready(page);
  await wait.waitFor({ state: 'detached' });
  expect(await submitButton(page).textContent()).toBe('Submit');
});

/** The accessibility violations in light, and those that dark may add. */
async function allViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await visualViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inDark, ...(await violations(page))];
}

test('each outcome replaces the previous one and is accessible, and the same input can be sent again', async (page) => {
  expectConsole(page);
  const newRequests = watchRequests(page);
  // The form works without session storage.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is closed.', 'SecurityError');
      },
    });
  });
  await replaceBotCheck(
    page,
    `ready: (callback) => callback(),
    execute: (...args) => window.results.shift()((window.calls ??= []).push(args))`,
  );
  const scripts = () => newRequests().filter((url) => url.includes('/recaptcha/'));
  await openHydrated(page, '/quotes');
  expect(scripts()).toEqual([]);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await ready(page);
  expect(scripts()).toEqual([expect.stringMatching(/\?render=local-site-key$/)]);

  const outcome = page.getByRole('main').locator('.callout');
  /** Sends the message, for which reCAPTCHA gives this result. */
  const send = async (result = "async (call) => 'token-' + call") => {
    await page.evaluate(`window.results = [${result}]`);
    await pressEnter(page);
  };
  const shows = async (message: string, region: 'Messages' | 'Urgent messages') => {
    await snackbarMessage(page, message, region).waitFor();
    await outcome.getByText(message, { exact: true }).waitFor();
    expect(await outcome.count()).toBe(1);
    await ready(page);
  };
  const failsWith = async (message: string) => {
    await shows(message, 'Urgent messages');
    expect(await valuesIn(page)).toEqual(typedValues);
  };
  await send();
  await page.getByText('Please enter your full name.').waitFor();
  expect(await allViolations(page)).toEqual([]);
  await fillIn(page);
  await send('async () => null');
  await failsWith('reCAPTCHA verification failed (no token).');
  await send("async () => { throw new Error('It is told to fail.'); }");
  await failsWith('reCAPTCHA Execute Error: It is told to fail.');
  await page.clock.install();
  await send('() => new Promise(() => {})');
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  await page.clock.fastForward(20_000);
  await failsWith('reCAPTCHA Execute Error: It took too long.');
  site.provider.intercept(respondTo('/v1/messages', () => Response.json({ status: 202 })));
  await send();
  await shows('Message sent, but received status: 202', 'Messages');
  expect(await valuesIn(page)).toEqual(typedValues);
  site.provider.intercept(respondTo('/v1/messages', () => failure(500, 'Down for repairs.')));
  await send();
  await failsWith('Submission Error: Down for repairs.');
  await snackbarMessage(page, 'Submission Error: Down for repairs.', 'Urgent messages').hover();
  expect(await allViolations(page)).toEqual([]);
  await goOffline(page);
  await send();
  await failsWith('Submission Error: The site could not be reached. Are you online?');
  await page.context().setOffline(false);
  site.provider.intercept();
  await send();
  await shows('Your message has been sent!', 'Messages');
  expect(await allViolations(page)).toEqual([]);
  await send();
  await page.getByText('Please enter your full name.').waitFor();
  expect(await outcome.count()).toBe(0);

  const call = ['local-site-key', { action: 'submit' }];
  expect(await page.evaluate('calls')).toEqual(Array(7).fill(call));
  const [sent] = site.provider.outbox;
  expect(sent?.message.recaptcha_token).toBe('token-7');
  expect(scripts()).toEqual([]);
});

test('a double click sends a message once, which cannot change meanwhile, and then empties the form', async (page) => {
  const button = submitButton(page);
  // As an extension does.
  await page.addInitScript('Object.prototype.extended = () => {}');
  await openForm(page);
  await fillIn(page);
  const newRequests = watchRequests(page);
  const release = site.provider.hold('/v1/messages');
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (let i = 0; i < 3; i++) form.requestSubmit();
  });
  await button.dblclick({ force: true });
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
  release();
  await snackbarMessage(page, 'Your message has been sent!', 'Messages').waitFor();
  await ready(page);
  expect(newRequests().filter((url) => url === '/contact')).toHaveLength(1);
  expect(site.provider.outbox[0]?.message).toMatchObject({
    visitor_name: contactValues['Full Name'],
    visitor_email: contactValues.Email,
    visitor_phone: contactValues.Phone,
    visitor_message: contactValues.Message,
  });
  expect(await valuesIn(page)).toEqual(['', '', '', '']);
  expect(await hasFocus(page, 'Phone')).toBe(true);
  await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
  await openForm(page);
  expect(await valuesIn(page)).toEqual(['', '', '', '']);
});
