import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, openHydrated, testOf } from '../../support/browser.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { focused } from '../../support/focused.ts';
import { watchRequests } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const test = testOf(site);

await crawlLabels(site);

const related = (page: Page) =>
  page.getByRole('navigation', { name: /^(Related|Nearest topics and passages)$/ });

test('a passage of the Old Testament in the passage box leads to its posts, and Back returns', async (page) => {
  await openHydrated(page, '/apologetics?label=John+3');
  await page.getByRole('textbox', { name: 'Search Books of the Bible' }).fill('isiah 53:4');
  const message = page.locator('#label-panel').getByText('Enter leads to Isaiah 53:4.');
  const link = message.getByRole('link', { name: 'Isaiah 53:4' });
  expect(await link.getAttribute('href')).toBe('/passages?ref=Isaiah+53:4');
  const newRequests = watchRequests(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Isaiah 53:4', level: 1 }).waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Isaiah 53:4' });
  await expect
    .poll(() => page.getByRole('article').locator('small').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Quote · .*,\s\d{4} · Isaiah\s53:4–6$/),
      expect.stringMatching(/^Thought · .*,\s\d{4} · Isaiah\s52:13–53:12$/),
    ]);
  expect(newRequests().filter((url) => url.startsWith('/api/'))).toEqual([
    '/api/passages?ref=Isaiah+53%3A4',
  ]);
  await page.goBack();
  await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
});

test('a post leads back to the passage that was typed, as its heading names it', async (page) => {
  await openHydrated(page, '/passages');
  await page.getByRole('searchbox', { name: 'Passage' }).fill('is 53:4-6');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('heading', { name: 'Isaiah 53:4–6', level: 1 }).waitFor();
  await hydrated(page);
  await page.getByRole('link', { name: 'Led like a lamb', exact: true }).click();
  await page.getByRole('heading', { name: 'Led like a lamb', level: 1 }).waitFor();
  const back = page.getByRole('link', { name: 'Back to Isaiah 53:4–6' }).first();
  await back.click();
  await page.getByRole('heading', { name: 'Isaiah 53:4–6', level: 1 }).waitFor();
  await page.goForward();
  await back.waitFor();
});

test('what is related to a chapter or a search without a hit is the same after a document load and a client navigation, requested once, and not printed', async (page) => {
  const newRequests = watchRequests(page);
  const requests = () => newRequests().filter((url) => /^\/api\/(related|suggestions)/.test(url));
  for (const [path, words] of [
    ['/apologetics?label=John+10', 'Quotes and articles on John 10'],
    ['/quotes?q=lamb+zzyzx+plugh', 'Nearest topics and passages'],
  ] as const) {
    await openHydrated(page, path);
    await related(page).getByText(words).waitFor();
    const shown = await related(page).innerText();
    await page.waitForLoadState('networkidle');
    expect(requests()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(words).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await openHydrated(page, '/articles');
    newRequests();
    await page.evaluate((href) => location.assign(href), path);
    await related(page).getByText(words).waitFor();
    expect(await related(page).innerText()).toBe(shown);
    expect(requests()).toHaveLength(1);
  }
});

test('a search shows what its words mean however late they come, and says nothing before', async (page) => {
  await openHydrated(page, '/');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/suggestions?*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('why does God allow suffering');
  const responses = ['thoughts', 'quotes', 'articles'].map((list) =>
    page.waitForResponse(`**/api/search/${list}?*`),
  );
  await page.keyboard.press('Enter');
  for (const response of await Promise.all(responses)) await response.finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('main').innerText()).not.toMatch(/Nothing found/);
  late.resolve();
  await page.getByRole('heading', { name: 'Topics and passages' }).waitFor();
  await page.getByRole('heading', { name: 'Best matches' }).waitFor();
});
