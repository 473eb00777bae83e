import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import {
  contactValues,
  field,
  fieldNames,
  fillIn,
  pressEnter,
  submitButton,
  valuesIn,
} from '../../support/contact-form.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

const site = await siteForFile();

const withoutScript = { javaScript: false };

/** Expects the contact details and no form. */
async function expectAddress(page: Page, lines: string) {
  await page.goto('/contact');
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.locator('noscript').isVisible()).toBe(true);
  expect(await page.locator('noscript').innerText()).toContain('The contact form needs JavaScript');
  const contactDetails = page.getByRole('region', { name: 'How else to reach us' });
  expect(await contactDetails.innerText()).toContain(lines);
  const link = contactDetails.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`mailto:${await link.innerText()}`);
}

const ministry = `Areopagus Sample Ministry
1 Sample Street
Springfield, IL 62701
contact@example.org`;

test("without JavaScript the page shows the ministry's postal and e-mail addresses, and no form", async () => {
  await (await site.get('/contact')).text();
  for (const width of [320, 1280]) {
    await visit(site.url, ({ page }) => expectAddress(page, ministry), { ...withoutScript, width });
  }
});

test('without JavaScript the addresses are shown also if the provider is slow', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(300));
  await visit(slowSite.url, ({ page }) => expectAddress(page, ministry), withoutScript);
  await slowSite.close();
});

test('if the ministry is not available, the support address is shown', async () => {
  const failing = await startSite();
  failing.provider.intercept(({ path }) =>
    path.startsWith('/v1/organizations/') ? failure(500, 'Down for repairs.') : undefined,
  );
  const support = 'support@example.org';
  await visit(failing.url, ({ page }) => expectAddress(page, support), withoutScript);
  await visit(failing.url, async ({ page }) => {
    await openHydrated(page, '/contact');
    const contactDetails = page.getByRole('region', { name: 'How else to reach us' });
    expect(await contactDetails.getByRole('link').innerText()).toBe(support);
  });
  await failing.close();
});

/** Visits with JavaScript enabled, but without the site's script. */
function visitWithoutMain(
  run: (page: Page) => Promise<void>,
  width = 1280,
  script = '**/assets/main*.js',
) {
  return visit(
    site.url,
    async ({ page }) => {
      await page.route(script, (route) => route.abort());
      await page.goto('/contact');
      expect(await page.locator('noscript').isVisible()).toBe(false);
      await run(page);
    },
    { width, expectedStatusErrors: true, expectedConsoleLines: /net::ERR_FAILED/ },
  );
}

/** Submits the form as the browser does; resolves to the status of the response. */
async function post(page: Page): Promise<number> {
  const pending = page.waitForResponse((response) => response.request().method() === 'POST');
  await pressEnter(page);
  const response = await pending;
  await page.waitForLoadState();
  return response.status();
}

test('if the script does not load, an invalid form is returned with its errors and the input', () =>
  visitWithoutMain(async (page) => {
    const typed = { ...contactValues, Email: 'damaris', Phone: '12' };
    await fillIn(page, typed);
    expect(await post(page)).toBe(422);
    expect(await valuesIn(page)).toEqual(typed);
    for (const [name, error] of [
      ['Email', 'Please enter a valid email address.'],
      ['Phone', 'Please enter a valid phone number.'],
    ] as const) {
      const described = await field(page, name).getAttribute('aria-describedby');
      const [errorId] = described?.split(' ') ?? [];
      expect(await page.locator(`#${errorId}`).textContent()).toBe(error);
      expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await field(page, 'Full Name').getAttribute('aria-invalid')).toBeNull();
    expect(await page.locator(':focus').getAttribute('name')).toBe('email');
  }));

test('if the script does not load, the first invalid field has the focus, with its label in view', () =>
  visitWithoutMain(async (page) => {
    await fillIn(page, { ...contactValues, Message: 'a'.repeat(1001) });
    expect(await post(page)).toBe(422);
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('name')).toBe('message');
    const label = await page.getByText('Message', { exact: true }).boundingBox();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(900);
  }, 360));

test('if the script does not load, a valid form is returned with the missing token error and the input', () =>
  visitWithoutMain(async (page) => {
    await fillIn(page);
    expect(await post(page)).toBe(400);
    const message = page.getByText('reCAPTCHA verification failed (no token).', { exact: true });
    expect(await message.isVisible()).toBe(true);
    const status = page.getByRole('form', { name: 'Contact' }).getByText('You can also write');
    expect(await status.innerText()).toContain('contact@example.org');
    expect(await valuesIn(page)).toEqual(contactValues);
    for (const name of fieldNames) {
      expect(await field(page, name).getAttribute('aria-invalid')).toBeNull();
    }
    expect(await page.locator(':focus').textContent()).toContain('no token');
    expect(site.provider.outbox.newestFirst()).toEqual([]);
    await submitButton(page).waitFor();
  }));

test('if only the script of the form does not load, the browser submits the form', () =>
  visitWithoutMain(
    async (page) => {
      await page.waitForLoadState('networkidle');
      await fillIn(page);
      expect(await post(page)).toBe(400);
      expect(await valuesIn(page)).toEqual(contactValues);
    },
    1280,
    '**/assets/ContactPage-*.js',
  ));
