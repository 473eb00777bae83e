import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('the privacy policy names all that the site has stored in the browser', async (page) => {
  await openHydrated(page, '/quotes');
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.getByRole('checkbox', { name: 'Hide this message' }).first().click();
  const add = page.getByRole('button', { name: /^Add to handout/ });
  await add.first().click();
  await page.getByRole('link', { name: 'Open handout (1)' }).waitFor();
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Whom did you mean?');
  const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(keys.length).toBeGreaterThanOrEqual(4);
  const { texts } = await site.read('/privacy-policy');
  expect(texts('main li code')).toEqual(expect.arrayContaining(keys));
});
