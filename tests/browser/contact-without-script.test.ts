import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/browser.ts';
import {
  emptyLetter,
  field,
  fieldNames,
  fillIn,
  letter,
  pressEnter,
  submitButton,
  valuesIn,
} from '../support/contact-form.ts';
import { type Site, startSite } from '../support/site.ts';
import { slow } from '../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const withoutScript = { javaScript: false, expectedStatusErrors: true };

/** Sends the form itself; resolves with the status of the page that answers. */
async function post(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await pressEnter(page);
  const response = await answer;
  await page.waitForLoadState();
  return response.status();
}

async function expectWords(page: Page) {
  await page.goto('/contact');
  const words = page.locator('noscript');
  expect(await words.isVisible()).toBe(true);
  expect(await words.innerText()).toContain('This form needs JavaScript');
  const link = words.locator('a');
  expect(await link.innerText()).toBe('contact@example.org');
  expect(await link.getAttribute('href')).toBe('mailto:contact@example.org');
  expect(await valuesIn(page)).toEqual(emptyLetter);
}

test('without script the page says that the form needs it, and gives the address', async () => {
  await (await site.get('/contact')).text();
  await visit(site.url, ({ page }) => expectWords(page), withoutScript);
});

test('it gives the address, too, where the provider is slow', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(300));
  await visit(slowSite.url, ({ page }) => expectWords(page), withoutScript);
  await slowSite.close();
});

test('without script a wrong form comes back with what is wrong and all that was typed', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/contact');
      const typed = { ...letter, Email: 'damaris', Phone: '12' };
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
    },
    withoutScript,
  ));

test('without script the focus is on whichever field is the first wrong one, with its label in view', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/contact');
      await fillIn(page, { ...letter, Message: 'a'.repeat(1001) });
      expect(await post(page)).toBe(422);
      const focused = page.locator(':focus');
      expect(await focused.getAttribute('name')).toBe('message');
      const label = await page.getByText('Message', { exact: true }).boundingBox();
      const bar = await page.getByRole('banner').first().boundingBox();
      expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(900);
    },
    { ...withoutScript, width: 360 },
  ));

test('without script a right form is answered in the words of the check, with all that was typed', () =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto('/contact');
      await fillIn(page);
      expect(await post(page)).toBe(400);
      const words = page.getByText('reCAPTCHA verification failed (no token).', { exact: true });
      expect(await words.isVisible()).toBe(true);
      expect(await valuesIn(page)).toEqual(letter);
      for (const name of fieldNames) {
        expect(await field(page, name).getAttribute('aria-invalid')).toBeNull();
      }
      expect(await page.locator(':focus').textContent()).toContain('no token');
      expect(site.provider.outbox.newestFirst()).toEqual([]);
      await submitButton(page).waitFor();
    },
    withoutScript,
  ));
