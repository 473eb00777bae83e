import { expect } from 'vitest';
import { expectConsole, hydrated, openHydrated, testOf } from '../../support/browser.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });
const test = testOf(site);

test('a list that fails on the first load shows the error, and one click retries', async (page) => {
  expectConsole(page);
  await site.startAnew();
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await openHydrated(page, `${site.url}/apologetics`);
  await page.getByRole('main').getByText('Error: Down for repairs.', { exact: true }).waitFor();
  expect(await page.locator('footer').count()).toBe(0);
  site.provider.intercept();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('article').first().waitFor();
  await page.locator('footer').waitFor();
});

test('a newer selection supersedes an older one whose response arrives later', async (page) => {
  await openHydrated(page, '/apologetics');
  const olderResponse = Promise.withResolvers<void>();
  site.provider.intercept(async ({ query }) => {
    if (query.get('label') === 'John 3') await olderResponse.promise;
    return undefined;
  });
  await page.getByText('John', { exact: true }).click();
  await panelChip(page, 'John 3').click();
  await page.locator('[data-loading]:visible').waitFor();
  await panelChip(page, 'John 1').click();
  await page.getByRole('heading', { name: 'John 1', level: 2 }).waitFor();
  await page.locator('article').first().waitFor();
  const shown = await page.locator('main').innerText();
  const announced = page.getByRole('status', { name: 'What changed' }).locator('span');
  await expect.poll(() => announced.textContent()).toContain('John 1');
  const announcement = await announced.elementHandle();
  const late = page.waitForResponse('**/api/thoughts?label=John+3');
  olderResponse.resolve();
  await (await late).finished();
  // The page has read the response by then.
  await page.evaluate(() => fetch('/api/quotes').then((response) => response.json()));
  expect(await page.locator('main').innerText()).toBe(shown);
  expect(await announcement?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(new URL(page.url()).search).toBe('?label=John+1');
});

test('content that cannot be rendered is replaced by the document of its URL, once', async (page) => {
  expectConsole(page, /error|thrown/);
  await openHydrated(page, '/');
  await page.route('**/api/quotes', (route) => route.fulfill({ json: {} }));
  const newRequests = watchRequests(page);
  await page.getByRole('link', { name: 'Quotes' }).first().click();
  await page.getByRole('link', { name: 'More Quotes' }).waitFor();
  await hydrated(page);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(newRequests().filter((url) => url === '/quotes')).toHaveLength(1);
  await page.route('**/quotes?label=*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const unreadable = html.replaceAll(/"title":"[^"]*"/g, '"title":{"of":"another form"}');
    await route.fulfill({ response, body: unreadable });
  });
  await page.goto('/quotes?label=Doubt');
  newRequests();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  expect(await page.getByRole('button', { name: 'Reload the page' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Explore Areopagus' }).waitFor();
  expect(newRequests().filter((url) => url.startsWith('/quotes'))).toEqual([]);
});
