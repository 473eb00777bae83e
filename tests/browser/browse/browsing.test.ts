import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated, test } from '../../support/browser.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('the search box and the head of the document follow a search, a label, More, Back and Forward', async (page) => {
  await openHydrated(page, '/quotes?q=God');
  const box = page.getByRole('searchbox', { name: 'Search quotes' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  const transitions: [change: () => Promise<unknown>, heading: string, text: string][] = [
    [() => page.getByRole('link', { name: 'Clear search' }).click(), 'Latest posts', ''],
    [() => page.getByRole('link', { name: 'More Quotes' }).click(), 'Earlier posts', ''],
    [() => page.getByText('Christianity', { exact: true }).click(), 'Earlier posts', 'typed'],
    [() => page.getByRole('link', { name: 'Hell' }).click(), 'Hell', ''],
    [() => page.goBack(), 'Earlier posts', ''],
    [() => page.goBack(), 'Latest posts', ''],
    [() => page.goBack(), 'Search results for “God”', 'God'],
    [() => page.goForward(), 'Latest posts', ''],
  ];
  for (const [change, name, text] of transitions) {
    await box.fill('typed');
    await change();
    await heading(name).waitFor();
    await expect.poll(() => box.inputValue(), { message: name }).toBe(text);
    const tags = ['meta[name=robots]', 'link[rel=canonical]', 'meta[name=description]'];
    const counts = () => Promise.all(tags.map((tag) => page.locator(tag).count()));
    const isIndexed = /Latest|Hell/.test(name);
    await expect.poll(counts, { message: name }).toEqual(isIndexed ? [0, 1, 1] : [1, 0, 1]);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.includes('Hell'), name).toBe(name === 'Hell');
  }
});

test('a link to another origin works, also if the browser says that it can be intercepted', async (page) => {
  // As some browsers do for navigations to a subdomain.
  await page.addInitScript(() =>
    Object.defineProperty(NavigateEvent.prototype, 'canIntercept', { get: () => true }),
  );
  await openHydrated(page, '/apologetics');
  const url = `${site.url.replace('127.0.0.1', 'localhost')}/quotes`;
  const link = page.getByRole('link', { name: 'More Posts' });
  await link.evaluate((element, href) => element.setAttribute('href', href), url);
  await link.click();
  await page.waitForURL(url);
  await page.getByRole('heading', { name: 'Apologetic Quotes', level: 1 }).waitFor();
});

test('More replaces the list, scrolls to its top and announces it', async (page) => {
  await openHydrated(page, '/apologetics');
  const shown = () =>
    page
      .locator('[data-item]')
      .evaluateAll((posts) => posts.map((post) => post.getAttribute('data-item')));
  const first = await shown();
  const newRequests = watchRequests(page);
  await page.getByRole('link', { name: 'More Posts' }).click();
  await page.getByRole('heading', { name: 'Earlier posts' }).waitFor();
  await expect.poll(() => page.locator('[data-item]').count()).toBe(10);
  expect((await shown()).filter((id) => first.includes(id))).toEqual([]);
  expect(newRequests()).toHaveLength(1);
  await expect
    .poll(() => page.locator('#posts').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(300);
  await page.locator('#posts:focus').waitFor();
  await expect
    .poll(() => page.getByRole('status', { name: 'What changed' }).textContent())
    .toBe('Earlier posts: 10 posts, and there are more.');
});

test('the focus is in the search box after a search and after ×, and what is typed while the list loads stays', async (page) => {
  await openHydrated(page, '/quotes?q=God');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('status').getByText('Search results for “God”: ').waitFor();
  expect(await page.locator('input[type=search]:focus').count()).toBe(1);
  const release = await holdRequests(page, '**/api/quotes');
  await page.getByRole('link', { name: 'Clear search' }).click();
  await page.keyboard.type('ho');
  release();
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  await page.keyboard.type('pe');
  expect(await page.getByRole('searchbox').inputValue()).toBe('hope');
});

/** What is marked, with the name of the element around it, each once. */
function marked(page: Page) {
  return page.evaluate(() => {
    const texts = Array.from(CSS.highlights.get('searched') ?? [], (range) => {
      const { startContainer, startOffset, endOffset } = range;
      const words = startContainer.textContent?.slice(startOffset, endOffset);
      return `${startContainer.parentElement?.closest('h3, [data-content], [data-excerpt]')?.localName}: ${words?.toLowerCase()}`;
    });
    return [...new Set(texts)].sort();
  });
}

test('the words of a search are marked in titles and texts, without small words, until it is cleared', async (page) => {
  await openHydrated(page, '/articles?q=corridor');
  await expect.poll(() => marked(page)).toEqual(['p: corridor']);
  await openHydrated(page, "/apologetics?q=Hezekiah's");
  await expect.poll(() => marked(page)).toEqual(["div: hezekiah's"]);
  await openHydrated(page, '/quotes?q=the+stars');
  await expect.poll(() => marked(page)).toEqual(['div: stars', 'h3: stars']);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  await expect.poll(() => marked(page)).toEqual([]);
});

test('a search that is cleared before the words are marked marks nothing', async (page) => {
  const release = await holdRequests(page, '**/assets/on-demand-*.js');
  await openHydrated(page, '/quotes?q=the+stars');
  await page.getByRole('link', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  const loaded = page.waitForResponse('**/assets/on-demand-*.js');
  release();
  // The module has been evaluated then.
  await page.evaluate(`import('${(await loaded).url()}').then(() => {})`);
  expect(await marked(page)).toEqual([]);
});
