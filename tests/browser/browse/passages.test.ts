import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { focused } from '../../support/focused.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
const visit = visitsTo(site);

beforeAll(() => crawlLabels(site), 120_000);

const chapter = '/apologetics?label=John+10';
const related = (page: Page) => page.getByRole('navigation', { name: 'Related' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Search Books of the Bible' });

const results = (page: Page) => page.locator('[data-await^="/api/quotes?q="]');

async function search(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
}

test('without JavaScript three presses lead from the home page to the Word file of the Sunday', () =>
  visitsTo(site, { javaScript: false })(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'All Sundays and feasts' }).click();
    await page
      .getByRole('link', { name: /^Handout for / })
      .first()
      .click();
    const title = page.locator('main h2').first();
    expect(await title.innerText()).not.toBe('');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as Word' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
  }));

test('a passage of the Old Testament in the passage box leads to its posts, and Back returns', () =>
  visit(async ({ page, newRequests }) => {
    await openHydrated(page, '/apologetics?label=John+3');
    await box(page).fill('isiah 53:4');
    const message = page.locator('#label-panel').getByText('Enter leads to Isaiah 53:4.');
    const link = message.getByRole('link', { name: 'Isaiah 53:4' });
    expect(await link.getAttribute('href')).toBe('/passages?ref=Isaiah+53:4');
    newRequests();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Isaiah 53:4', level: 1 }).waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Isaiah 53:4' });
    await expect
      .poll(() => page.getByRole('article').locator('small').allInnerTexts())
      .toEqual(['Quote, Isaiah 53:4–6', 'Thought, Isaiah 52:13–53:12']);
    expect(newRequests().filter((url) => url.startsWith('/api/'))).toEqual([
      '/api/passages?ref=Isaiah+53%3A4',
    ]);
    await page.goBack();
    await page.getByRole('heading', { name: 'John 3', level: 2 }).waitFor();
  }));

test('a post leads back to the passage that led to it, as its heading names it', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/passages?ref=is+53:4-6');
    await page.getByRole('link', { name: 'Led like a lamb', exact: true }).click();
    await page.getByRole('heading', { name: 'Led like a lamb', level: 1 }).waitFor();
    const back = page.getByRole('link', { name: 'Back to Isaiah 53:4–6' }).first();
    expect(await back.getAttribute('href')).toMatch(/\/passages\?ref=is\+53:4-6$/);
    await back.click();
    await page.getByRole('heading', { name: 'Isaiah 53:4–6', level: 1 }).waitFor();
    await page.goForward();
    await back.waitFor();
  }));

test('a search shows what its words may mean before its results, which then do not move', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes');
    const { promise, resolve } = Promise.withResolvers<void>();
    site.provider.intercept(async ({ query }) => {
      if (query.has('q')) await promise;
      return undefined;
    });
    await search(page, 'isaiah 53');
    await related(page).getByRole('link', { name: 'Isaiah 53', exact: true }).waitFor();
    const place = await results(page).boundingBox();
    expect(await results(page).locator('article').count()).toBe(0);
    resolve();
    await results(page).locator('article').first().waitFor();
    expect(await results(page).boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
    await page.getByRole('link', { name: /clear/i }).first().click();
    await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
    expect(await related(page).count()).toBe(0);
  }));

test('results do not wait for what stands above them longer than a second', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes');
    const late = Promise.withResolvers<void>();
    await page.route('**/api/related/**', async (route) => {
      await late.promise;
      await route.continue();
    });
    await search(page, 'lamb');
    const first = results(page).locator('article').first();
    await first.waitFor();
    const before = await first.boundingBox();
    const arrived = page.waitForResponse('**/api/related/**');
    late.resolve();
    await (await arrived).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await related(page).count()).toBe(0);
    expect(await first.boundingBox()).toEqual(before);
  }));

test('a search without results says that there is related content', () =>
  visit(async ({ page }) => {
    await openHydrated(page, '/quotes');
    await search(page, 'athesim');
    const announcement = page.getByRole('status', { name: 'What changed' });
    await expect
      .poll(() => announcement.textContent())
      .toBe('Search results for “athesim”: no posts. There is related content.');
  }));

test.each([
  ['a chapter', chapter, 'Quotes and articles on John 10'],
  ['a search without a hit', '/quotes?q=lamb+zzyzx+plugh', 'Nearest to this search:'],
])(
  'what is related to %s is the same after a document load and a link, requested once, and not printed',
  (_, path, words) =>
    visit(async ({ page, newRequests }) => {
      await openHydrated(page, path);
      await related(page).getByText(words).waitFor();
      const shown = await related(page).innerText();
      await page.waitForLoadState('networkidle');
      expect(newRequests().filter((url) => url.startsWith('/api/related'))).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText(words).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });

      await openHydrated(page, '/articles');
      newRequests();
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Go';
        document.querySelector('main')?.prepend(link);
      }, path);
      await page.getByRole('link', { name: 'Go', exact: true }).click();
      await related(page).getByText(words).waitFor();
      expect(await related(page).innerText()).toBe(shown);
      expect(newRequests().filter((url) => url.startsWith('/api/related'))).toHaveLength(1);
    }),
);

test('the form of the passages works without JavaScript, and says what it cannot read', () =>
  visitsTo(site, { javaScript: false, expectedStatusErrors: true })(async ({ page }) => {
    await page.goto('/passages');
    await page.getByRole('searchbox', { name: 'Passage' }).fill('Is 53:4-6');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: 'Isaiah 53:4–6', level: 1 }).waitFor();
    await page.getByRole('searchbox', { name: 'Passage' }).fill('tobit');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('This is not a passage of the Bible.').waitFor();
    await page.getByRole('link', { name: 'All books' }).click();
    await page.getByRole('heading', { name: 'Old Testament' }).waitFor();
  }));
