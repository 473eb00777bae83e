import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  botCheckScript,
  contactValues,
  fillIn,
  holdRequests,
  misbehave,
  openForm,
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

const expectedStatusErrors = true;

const address = (page: Page, email: string) =>
  page.getByRole('form', { name: 'Contact' }).getByRole('link', { name: email, exact: true });

const scriptsAmong = (requests: string[]) =>
  requests.filter((request) => request.includes('/recaptcha/'));

test('where the check cannot be loaded, the address is given, and a second try leads to a form that can be sent', () =>
  visit(
    site.url,
    async ({ page }) => {
      await misbehave(page, 'not-load');
      await page.goto('/contact');
      await fillIn(page);
      const again = page.getByRole('button', { name: 'Try again', exact: true });
      await again.waitFor();
      const link = address(page, 'contact@example.org');
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

test('a second try by the keyboard leaves the focus in the form', () =>
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

test('where the check hangs, the address is given after ten seconds, until the check is there', () =>
  visit(site.url, async ({ page }) => {
    const letBotCheckCome = await holdRequests(page, botCheckScript);
    await page.clock.install();
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByText('0 of at most 1000 characters.', { exact: true }).waitFor();
    await fillIn(page);
    const link = address(page, 'contact@example.org');
    expect(await link.count()).toBe(0);
    await page.clock.fastForward(10_000);
    await page.getByText('The check that keeps robots out is slow to load.').waitFor();
    expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
    expect(await valuesIn(page)).toEqual(contactValues);
    letBotCheckCome();
    await ready(page);
    expect(await link.count()).toBe(0);
  }));

test('where the organization is not known, the address is that of the support', async () => {
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
      const link = address(page, 'support@example.org');
      expect(await link.getAttribute('href')).toBe('mailto:support@example.org');
      expect(await page.getByText('contact@example.org').count()).toBe(0);
    },
    { expectedStatusErrors },
  );
  await failing.close();
});

test('the check is asked with the site key and for a submit, and afresh for each message', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.route(botCheckScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const asked = [];
          window.grecaptcha = {
            enterprise: {
              ready: (callback) => callback(),
              execute: async (...args) => 'token-' + asked.push(args),
            },
          };
          Object.assign(window, { asked });
        `,
      }),
    );
    await openForm(page);
    const [script, ...others] = scriptsAmong(newRequests());
    expect(new URL(script ?? '').search).toBe('?render=local-site-key');
    expect(others).toEqual([]);
    expect(await page.evaluate('asked')).toEqual([]);
    for (let message = 0; message < 2; message++) {
      await fillIn(page);
      await submitButton(page).click();
      await expect.poll(() => valuesIn(page)).not.toEqual(contactValues);
    }
    const question = ['local-site-key', { action: 'submit' }];
    expect(await page.evaluate('asked')).toEqual([question, question]);
    const [second, first] = site.provider.outbox.newestFirst();
    expect(first?.message.recaptcha_token).toBe('token-1');
    expect(second?.message.recaptcha_token).toBe('token-2');
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

test('a message that failed is sent again with a token of its own', () =>
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

test('the check is loaded on this page alone, and none of the pages breaks its own policy', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.addInitScript(() => {
      const broken: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        broken.push(`${violatedDirective}: ${blockedURI}`),
      );
      Object.assign(window, { broken });
    });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/');
    await hydrated(page);
    await navigation.getByRole('link', { name: 'Thoughts' }).click();
    await page.locator('article').first().waitFor();
    expect(scriptsAmong(newRequests())).toEqual([]);
    expect(await page.evaluate('broken')).toEqual([]);

    await navigation.getByRole('link', { name: 'Contact' }).click();
    await ready(page);
    expect(scriptsAmong(newRequests())).toHaveLength(1);
    await fillIn(page);
    await submitButton(page).click();
    await waitForSentMessage(page);
    expect(await page.evaluate('broken')).toEqual([]);

    await page.evaluate(() => scrollTo(0, 0));
    await navigation.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Explore Areopagus', level: 1 }).waitFor();
    await hydrated(page);
    expect(scriptsAmong(newRequests())).toEqual([]);
  }));

test('the check is loaded once the form comes near the view', () =>
  visit(site.url, async ({ page, newRequests }) => {
    await page.setViewportSize({ width: 320, height: 64 });
    await page.goto('/contact');
    await hydrated(page);
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
