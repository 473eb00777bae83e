import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  emptyValues,
  fillIn,
  misbehave,
  pressEnter,
  ready,
  replaceBotCheck,
  snackbarMessage,
  submitButton,
  valuesIn,
} from '../../support/contact-form.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const expectingErrors = visitsTo(site, { expectedStatusErrors: true });
const visit = visitsTo(site);

const emailLink = (page: Page, email: string) =>
  page.getByRole('form', { name: 'Contact' }).getByRole('link', { name: email, exact: true });

const scriptsAmong = (requests: string[]) =>
  requests.filter((request) => request.includes('/recaptcha/'));

test('if the bot check cannot be loaded, the e-mail address is shown, and trying again enables the form', () =>
  expectingErrors(async ({ page }) => {
    await misbehave(page, 'not-load');
    await page.goto('/contact');
    await fillIn(page);
    await snackbarMessage(page, 'Failed to load reCAPTCHA.', 'Urgent messages').waitFor();
    const again = page.getByRole('button', { name: 'Try again', exact: true });
    await again.waitFor();
    const link = emailLink(page, 'contact@example.org');
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
    expect(await submitButton(page).textContent()).toBe('Loading...');

    const failedAgain = page.waitForEvent('requestfailed');
    await again.click();
    await failedAgain;
    await again.waitFor();
    await page.unroute(botCheckScript);
    await again.press('Enter');
    await ready(page);
    const form = page.getByRole('form', { name: 'Contact' });
    expect(await form.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    expect(await again.count()).toBe(0);
    expect(await link.count()).toBe(0);
    expect(await valuesIn(page)).toEqual(contactValues);
  }));

test('if the bot check is slow, submitting asks to wait, and the e-mail address is shown after ten seconds', () =>
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
    const link = emailLink(page, 'contact@example.org');
    expect(await link.count()).toBe(0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.getByText('The check that keeps robots out is slow to load.').waitFor();
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
    await wait.waitFor({ state: 'detached' });
    await submitButton(page).click({ force: true });
    await wait.waitFor();
    expect(newRequests()).not.toContain('/contact');
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.evaluate('becomeReady()');
    await ready(page);
    await wait.waitFor({ state: 'detached' });
    expect(await link.count()).toBe(0);
  }));

test('a form that is ready stays ready', () =>
  visit(async ({ page, newRequests }) => {
    await page.clock.install();
    await page.goto('/contact');
    await ready(page);
    newRequests();
    await page.clock.runFor(11_000);
    expect(await submitButton(page).textContent()).toBe('Submit');
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

test('only this page loads the bot check, which gives each message a token', () =>
  visit(async ({ page, newRequests }) => {
    await replaceBotCheck(
      page,
      `ready: (callback) => callback(),
      execute: async (...args) => 'token-' + (window.calls ??= []).push(args)`,
    );
    await openHydrated(page, '/quotes');
    expect(scriptsAmong(newRequests())).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await ready(page);
    const [script, ...others] = scriptsAmong(newRequests());
    expect(new URL(script ?? '').search).toBe('?render=local-site-key');
    expect(others).toEqual([]);
    expect(await page.evaluate('window.calls')).toBeUndefined();
    for (let message = 0; message < 2; message++) {
      await fillIn(page);
      await submitButton(page).click();
      await expect.poll(() => valuesIn(page)).toEqual(emptyValues);
    }
    const call = ['local-site-key', { action: 'submit' }];
    expect(await page.evaluate('calls')).toEqual([call, call]);
    const tokens = site.provider.outbox.newestFirst().map(({ message }) => message.recaptcha_token);
    expect(tokens).toEqual(['token-2', 'token-1']);
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

const ministry = `Areopagus Sample Ministry
1 Sample Street
Springfield, IL 62701
contact@example.org`;

test("without JavaScript the page shows the ministry's postal and e-mail addresses, and no form", () =>
  visitsTo(site, { javaScript: false, width: 320 })(async ({ page }) => {
    await page.goto('/contact');
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.locator('noscript').isVisible()).toBe(true);
    expect(await page.locator('noscript').innerText()).toContain(
      'The contact form needs JavaScript',
    );
    const contactDetails = page.getByRole('region', { name: 'How else to reach us' });
    expect(await contactDetails.innerText()).toContain(ministry);
    const link = contactDetails.getByRole('link');
    expect(await link.getAttribute('href')).toBe(`mailto:${await link.innerText()}`);
  }));

test('if the script does not load, the first invalid field has the focus, with its label in view', () =>
  visitsTo(site, {
    width: 360,
    expectedStatusErrors: true,
    expectedConsoleLines: /net::ERR_FAILED/,
  })(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    expect(await page.locator('noscript').isVisible()).toBe(false);
    await fillIn(page, { ...contactValues, Message: 'a'.repeat(1001) });
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await pressEnter(page);
    expect((await posted).status()).toBe(422);
    await page.waitForLoadState();
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('name')).toBe('message');
    const label = await page.getByText('Message', { exact: true }).boundingBox();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(900);
    // The response has what was sent, and not what was typed on an earlier visit.
    await page.unroute('**/assets/*.js');
    await page.evaluate(() => sessionStorage.setItem('contact-draft', '{"message":"Before"}'));
    await pressEnter(page);
    await ready(page);
    expect((await valuesIn(page)).Message).toBe('a'.repeat(1001));
  }));
