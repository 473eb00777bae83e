import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openHydrated, visit } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import {
  botCheckScript,
  contactValues,
  fillIn,
  misbehave,
  openForm,
  ready,
  snackbarMessage,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile();

const expectedStatusErrors = true;

const emailLink = (page: Page, email: string) =>
  page.getByRole('form', { name: 'Contact' }).getByRole('link', { name: email, exact: true });

const scriptsAmong = (requests: string[]) =>
  requests.filter((request) => request.includes('/recaptcha/'));

test('if the bot check cannot be loaded, the e-mail address is shown, and trying again enables the form', () =>
  visit(
    site.url,
    async ({ page }) => {
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
      await again.click();
      await ready(page);
      expect(await again.count()).toBe(0);
      expect(await link.count()).toBe(0);
      expect(await valuesIn(page)).toEqual(contactValues);
    },
    { expectedStatusErrors },
  ));

test('trying again with the keyboard does not move the focus out of the form', () =>
  visit(
    site.url,
    async ({ page }) => {
      await misbehave(page, 'not-load');
      await page.goto('/contact');
      const again = page.getByRole('button', { name: 'Try again', exact: true });
      await again.focus();
      await page.unroute(botCheckScript);
      await page.keyboard.press('Enter');
      await ready(page);
      const form = page.getByRole('form', { name: 'Contact' });
      expect(await form.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    },
    { expectedStatusErrors },
  ));

test('if the bot check is slow, the e-mail address is shown after ten seconds, until the check is loaded', () =>
  visit(site.url, async ({ page }) => {
    const releaseBotCheck = await holdRequests(page, botCheckScript);
    await page.clock.install();
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
    await fillIn(page);
    const link = emailLink(page, 'contact@example.org');
    expect(await link.count()).toBe(0);
    await page.clock.fastForward(10_000);
    await page.getByText('The check that keeps robots out is slow to load.').waitFor();
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
    expect(await valuesIn(page)).toEqual(contactValues);
    releaseBotCheck();
    await ready(page);
    expect(await link.count()).toBe(0);
  }));

test('if the organization is not available, the e-mail address is that of the support', async () => {
  const failing = await startSite();
  failing.provider.intercept(({ path }) =>
    path.startsWith('/v1/organizations') ? failure(500, 'Down for repairs.') : undefined,
  );
  await visit(
    failing.url,
    async ({ page }) => {
      await misbehave(page, 'not-load');
      const response = await page.goto('/contact');
      expect(response?.status()).toBe(200);
      await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
      const link = emailLink(page, 'support@example.org');
      expect(await link.getAttribute('href')).toBe('mailto:support@example.org');
      expect(await page.getByText('contact@example.org').count()).toBe(0);
    },
    { expectedStatusErrors },
  );
  await failing.close();
});

test('a token is requested with the site key and the action submit for each message', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.route(botCheckScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const calls = [];
          window.grecaptcha = {
            enterprise: {
              ready: (callback) => callback(),
              execute: async (...args) => 'token-' + calls.push(args),
            },
          };
          Object.assign(window, { calls });
        `,
      }),
    );
    await openForm(page);
    const [script, ...others] = scriptsAmong(newRequests());
    expect(new URL(script ?? '').search).toBe('?render=local-site-key');
    expect(others).toEqual([]);
    expect(await page.evaluate('calls')).toEqual([]);
    for (let message = 0; message < 2; message++) {
      await fillIn(page);
      await submitButton(page).click();
      await expect.poll(() => valuesIn(page)).not.toEqual(contactValues);
    }
    const call = ['local-site-key', { action: 'submit' }];
    expect(await page.evaluate('calls')).toEqual([call, call]);
    const [second, first] = site.provider.outbox.newestFirst();
    expect(first?.message.recaptcha_token).toBe('token-1');
    expect(second?.message.recaptcha_token).toBe('token-2');
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

test('a message that failed is sent again with a new token', () =>
  visit(
    site.url,
    async ({ page }) => {
      const tokens: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') tokens.push(request.postDataJSON().recaptcha_token);
      });
      await openForm(page);
      await fillIn(page);
      site.provider.intercept(({ path }) =>
        path === '/v1/messages' ? failure(500, 'Down for repairs.') : undefined,
      );
      await submitButton(page).click();
      await snackbarMessage(
        page,
        'Submission Error: Down for repairs.',
        'Urgent messages',
      ).waitFor();
      site.provider.intercept();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await submitButton(page).click();
      await waitForSentMessage(page);
      expect(tokens).toHaveLength(2);
      expect(new Set(tokens).size).toBe(2);
    },
    { expectedStatusErrors },
  ));

test('only this page loads the bot check, and no page violates its content security policy', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective}: ${blockedURI}`),
      );
      Object.assign(window, { violations });
    });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await openHydrated(page, '/');
    await navigation.getByRole('link', { name: 'Thoughts' }).click();
    await page.locator('article').first().waitFor();
    expect(scriptsAmong(newRequests())).toEqual([]);
    expect(await page.evaluate('violations')).toEqual([]);

    await navigation.getByRole('link', { name: 'Contact' }).click();
    await ready(page);
    expect(scriptsAmong(newRequests())).toHaveLength(1);
    await fillIn(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    expect(await page.evaluate('violations')).toEqual([]);

    await page.evaluate(() => scrollTo(0, 0));
    await navigation.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Explore Areopagus', level: 1 }).waitFor();
    await hydrated(page);
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

test('the bot check is loaded when the form is near the viewport', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.setViewportSize({ width: 320, height: 64 });
    await (await textSizeOf(page))(200);
    await openHydrated(page, '/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    const top = (await form.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(64 + 300);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(scriptsAmong(newRequests())).toEqual([]);
    expect(await submitButton(page).textContent()).toBe('Loading...');
    await page.evaluate((by) => scrollTo(0, by), top - 64 - 290);
    await ready(page);
    expect(scriptsAmong(newRequests())).toHaveLength(1);
  }));
