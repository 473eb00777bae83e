import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { visit } from '../../support/browser.ts';
import {
  contactValues,
  emptyValues,
  fillIn,
  misbehave,
  openForm,
  snackbarMessage,
  submitButton,
  valuesIn,
  waitForSentMessage,
} from '../../support/contact-form.ts';
import { focused } from '../../support/focused.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile();

/** The accessibility violations in both color schemes, on a phone and on a wide screen. */
async function allViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const line of await violations(page)) found.push(`${width} ${colorScheme} ${line}`);
    }
  }
  return found;
}

test('the form has no accessibility violations when it is empty, invalid, failed or sent', () =>
  visit(
    site.url,
    async ({ page }) => {
      await openForm(page);
      expect(await allViolations(page)).toEqual([]);

      await submitButton(page).click();
      await page.getByText('Please enter your full name.').waitFor();
      expect(await allViolations(page)).toEqual([]);

      site.provider.intercept(({ path }) =>
        path === '/v1/messages' ? failure(500, 'Down for repairs.') : undefined,
      );
      await fillIn(page);
      await submitButton(page).click();
      await snackbarMessage(page, 'Submission Error: Down for repairs.', 'Urgent messages').hover();
      expect(await allViolations(page)).toEqual([]);

      site.provider.intercept();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await submitButton(page).click();
      await waitForSentMessage(page);
      expect(await allViolations(page)).toEqual([]);
    },
    { expectedStatusErrors: true },
  ));

test('the form has no accessibility violations when the bot check cannot be loaded', () =>
  visit(
    site.url,
    async ({ page }) => {
      await misbehave(page, 'not-load');
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await allViolations(page)).toEqual([]);
    },
    { expectedStatusErrors: true },
  ));

test('the form can be filled in and sent with the keyboard, in the order of its fields', () =>
  visit(site.url, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page);
    await page.getByRole('heading', { name: 'Contact', level: 1 }).focus();
    for (const text of Object.values(contactValues)) {
      await page.keyboard.press('Tab');
      const target = await focused(page);
      expect(target?.outlined).toBe(true);
      expect(target?.over).toEqual([]);
      await page.keyboard.type(text);
    }
    expect(await valuesIn(page)).toEqual(contactValues);
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const target = await focused(page);
    expect(target).toEqual({ name: 'Submit', outlined: true, over: [] });
    await page.keyboard.press('Enter');
    await waitForSentMessage(page);
    expect(await valuesIn(page)).toEqual(emptyValues);
    expect((await focused(page))?.name).toBe('Submit');
  }));
