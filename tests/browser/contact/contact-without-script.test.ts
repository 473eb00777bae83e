import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import {
  contactValues,
  field,
  fieldNames,
  fillIn,
  pressEnter,
  submitButton,
  valuesIn,
} from '../../support/contact-form.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const withoutScript = { javaScript: false };

/** What stands there in place of the form. */
async function expectAddress(page: Page, lines: string) {
  await page.goto('/contact');
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.locator('noscript').isVisible()).toBe(true);
  expect(await page.locator('noscript').innerText()).toContain('The contact form needs JavaScript');
  const ways = page.getByRole('region', { name: 'How else to reach us' });
  expect(await ways.innerText()).toContain(lines);
  const link = ways.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`mailto:${await link.innerText()}`);
}

const ministry = `Areopagus Sample Ministry
1 Sample Street
Springfield, IL 62701
contact@example.org`;

test("where script is off the ministry's address and e-mail are there, and no form", async () => {
  await (await site.get('/contact')).text();
  for (const width of [320, 1280]) {
    await visit(site.url, ({ page }) => expectAddress(page, ministry), { ...withoutScript, width });
  }
});

test('they are there, too, where the provider is slow', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(300));
  await visit(slowSite.url, ({ page }) => expectAddress(page, ministry), withoutScript);
  await slowSite.close();
});

test('where the ministry is not known, the address of the support is there', async () => {
  const failing = await startSite();
  failing.provider.intercept(({ path }) =>
    path.startsWith('/v1/organizations/') ? failure(500, 'Down for repairs.') : undefined,
  );
  const support = 'support@example.org';
  await visit(failing.url, ({ page }) => expectAddress(page, support), withoutScript);
  await visit(failing.url, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const ways = page.getByRole('region', { name: 'How else to reach us' });
    expect(await ways.getByRole('link').innerText()).toBe(support);
  });
  await failing.close();
});

/** A browser that runs scripts, but does not get this site's. */
function visitWithoutMain(does: (page: Page) => Promise<void>, width = 1280) {
  return visit(
    site.url,
    async ({ page }) => {
      await page.route('**/assets/main*.js', (route) => route.abort());
      await page.goto('/contact');
      expect(await page.locator('noscript').isVisible()).toBe(false);
      await does(page);
    },
    { width, expectedStatusErrors: true, expectedConsoleLines: /net::ERR_FAILED/ },
  );
}

/** Sends the form itself; resolves with the status of the page that answers. */
async function post(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await pressEnter(page);
  const response = await answer;
  await page.waitForLoadState();
  return response.status();
}

test('where the script does not load, a wrong form comes back with what is wrong and all that was typed', () =>
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

test('where the script does not load, the focus is on whichever field is the first wrong one, with its label in view', () =>
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

test('where the script does not load, a right form is answered in the words of the check, with all that was typed', () =>
  visitWithoutMain(async (page) => {
    await fillIn(page);
    expect(await post(page)).toBe(400);
    const words = page.getByText('reCAPTCHA verification failed (no token).', { exact: true });
    expect(await words.isVisible()).toBe(true);
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
