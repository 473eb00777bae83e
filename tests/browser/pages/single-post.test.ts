import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { expectConsole, hydrated, openHydrated, test } from '../../support/browser.ts';
import { watchRequests } from '../../support/requests.ts';

const list = '/apologetics?label=John';
const back = 'Back to Thoughts';

const pathAndQuery = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const title = (page: Page, position: number) =>
  page.locator(':has(> #posts) ~ [data-await] article h3 a').nth(position);

test('a title leads to its single post, and the back link to where the list was, also after a reload', async (page) => {
  await openHydrated(page, list);
  const link = title(page, 3);
  const text = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 250));
  const scrolledTo = await page.evaluate(() => scrollY);
  expect(scrolledTo).toBeGreaterThan(250);
  const newRequests = watchRequests(page);
  await link.click();
  await page.getByRole('heading', { name: String(text), level: 1 }).waitFor();
  await page.locator('h1:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.locator('main article').count()).toBe(1);
  const announced = page.getByRole('status', { name: 'What changed' });
  await expect.poll(() => announced.textContent()).toBe(`${text} | Areopagus`);
  expect(await page.title()).toBe(`${text} | Areopagus`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe(`https://areopagus.example${pathAndQuery(page)}`);
  const requests = newRequests().filter((path) => path.startsWith('/api'));
  const kinds = requests.map((path) => path.replace(/\/[^/]+$/, ''));
  expect(kinds).toEqual(['/api/thoughts', '/api/related']);

  await page.getByRole('link', { name: back }).last().click();
  await page.getByRole('heading', { name: 'John', level: 2 }).waitFor();
  expect(pathAndQuery(page)).toBe(list);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
  expect(newRequests()).not.toContain('/api/thoughts?label=John');
  await page.goForward();
  await page.getByRole('heading', { name: String(text), level: 1 }).waitFor();
  await page.reload();
  await hydrated(page);
  const backLink = page.getByRole('link', { name: back }).first();
  const opened = page.context().waitForEvent('page');
  await backLink.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('**/apologetics');
  await backLink.press('Enter');
  await page.getByRole('heading', { name: 'John', level: 2 }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
  expect(pathAndQuery(page)).toBe(list);
});

test('after a visit to another page the back link leads to the list of all posts', async (page) => {
  await page.goto(list);
  const href = String(await title(page, 1).getAttribute('href'));
  await page.goto('/about');
  await openHydrated(page, href);
  await page.getByRole('link', { name: back }).first().click();
  await page.getByRole('heading', { name: 'Latest posts' }).waitFor();
  expect(pathAndQuery(page)).toBe('/apologetics');
});

test('a double click on the back link goes back once', async (page) => {
  await page.goto('/quotes');
  await openHydrated(page, '/quotes?label=Truth');
  const text = String(await title(page, 0).textContent());
  await title(page, 0).click();
  await page.getByRole('heading', { name: text, level: 1 }).waitFor();
  const back = page.getByRole('link', { name: 'Back to Quotes' }).first();
  await back.evaluate((link: HTMLAnchorElement) => {
    window.navigation.addEventListener('currententrychange', () => link.click(), { once: true });
    link.click();
    link.click();
  });
  await page.getByRole('heading', { name: 'Truth', level: 2 }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: text, level: 1 }).waitFor();
});

test('a navigation from a post focuses the heading of another post, or that no post was found', async (page) => {
  expectConsole(page);
  const [first, second] = sampleContent().posts.quotes;
  const focusedHeading = (name = '') => page.locator('h1:focus', { hasText: name }).waitFor();
  await openHydrated(page, `/quotes?post=${first?.id}`);
  await page.getByRole('link', { name: 'Back to Quotes' }).last().focus();
  await page.evaluate((to) => location.assign(to), `/quotes?post=${second?.id}`);
  await focusedHeading(second?.title);
  await page.evaluate(() => location.assign('/quotes?post=unknown'));
  await focusedHeading('Page Not Found');
  expect(await page.title()).toBe('Page Not Found | Areopagus');
});
