import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('a search with Ctrl opens another tab, and a double click selects a word of a card, which is a link', async (page) => {
  await openHydrated(page, '/');
  await page.getByRole('searchbox').fill('grace');
  const opened = page.context().waitForEvent('page');
  const button = page.getByRole('button', { name: 'Search the site' });
  await button.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => (await opened).url()).toBe(`${site.url}/search?q=grace`);
  await (await opened).close();
  const card = page.locator('main li', { hasText: 'Words worth repeating' });
  await card.getByText('Words worth').dblclick({ position: { x: 10, y: 10 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Words');
  expect(new URL(page.url()).pathname).toBe('/');
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 5, y: height - 5 } });
  await page.getByRole('heading', { level: 1, name: 'Apologetic Quotes' }).waitFor();
});
