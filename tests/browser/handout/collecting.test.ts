import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { violations } from '../../support/axe.ts';
import { expectConsole, goOffline, hydrated, openHydrated, test } from '../../support/browser.ts';
import { disableJavaScript, rectOf } from '../../support/browser-features.ts';
import { focused } from '../../support/focused.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const { thoughts, quotes, articles } = sampleContent().posts;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Handout' });
const announced = (page: Page) => page.getByRole('status', { name: 'What changed' });

const add = (page: Page, title = '') =>
  page.getByRole('button', { name: `Add to handout: ${title}` }).first();

test('posts of each list are added, and the bar leads to them, also on a later visit', async (page) => {
  await openHydrated(page, '/quotes');
  expect(await bar(page).count()).toBe(0);
  await add(page, quotes[0]?.title).click();
  await announced(page).getByText('Added. The handout has 1 post.').waitFor();
  const added = page.getByRole('button', { name: `In handout: ${quotes[0]?.title}` });
  // The name says the state.
  expect(await added.getAttribute('aria-pressed')).toBeNull();
  await bar(page).getByText('Open handout (1)').waitFor();
  await page.getByRole('button', { name: 'Got it!' }).click();
  await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'hidden' });
  // What is beside the bar can be clicked.
  await add(page, quotes[2]?.title).evaluate((element) => {
    const top = element.getBoundingClientRect().bottom - innerHeight + 20;
    scrollBy({ top, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  expect((await focused(page))?.over).toEqual([]);
  await openHydrated(page, `/apologetics?post=${thoughts[0]?.id}`);
  await add(page).click();
  await bar(page).getByText('Open handout (2)').waitFor();
  await openHydrated(page, `/articles/${articles[0]?.id}`);
  await add(page).click();
  await bar(page).getByText('Open handout (3)').waitFor();
  await page.reload();
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
  // It ends where the content ends.
  expect((await rectOf(bar(page))).right).toBe(1240);
  await bar(page).getByRole('link', { name: 'Open handout (3)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Handout' }).waitFor();
  await expect
    .poll(() => page.locator('main h2').allInnerTexts())
    .toEqual([quotes[0], thoughts[0], articles[0]].map((post) => post?.title));
  expect(await bar(page).count()).toBe(0);
  await page.getByText('Your handout, in this browser only').waitFor();
});

test('offline the handout opens, and without its code it opens when the browser is online again', async (page) => {
  expectConsole(page, /net::ERR_FAILED/);
  const code = '**/assets/handout-*.js';
  for (const isLoaded of [true, false]) {
    if (!isLoaded) await page.route(code, (route) => route.abort());
    const requested = page.waitForRequest(code);
    await openHydrated(page, '/quotes');
    if (isLoaded) await add(page, quotes[0]?.title).click();
    await requested;
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    await bar(page).getByRole('link').click();
    if (!isLoaded) {
      await page.getByText('You are offline. This needs a connection.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/quotes');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch('Quotes');
      await page.unroute(code);
      await page.context().setOffline(false);
      await bar(page).getByRole('link').click();
    }
    await page.getByRole('heading', { level: 1, name: 'Handout' }).waitFor();
    await page.context().setOffline(false);
  }
});

test('two tabs have the same handout, to which a double click adds a post once', async (page) => {
  await openHydrated(page, '/quotes');
  const other = await page.context().newPage();
  await openHydrated(other, '/quotes');
  await add(page, quotes[0]?.title).dblclick();
  await other.getByRole('link', { name: 'Open handout (1)' }).waitFor();
  await add(other, quotes[1]?.title).click();
  await page.getByRole('link', { name: 'Open handout (2)' }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await other.getByRole('link', { name: /^Handout \(/ }).waitFor({ state: 'detached' });
  // A page in the back/forward cache learns of no change until it is restored.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.getByRole('link', { name: /^Handout \(/ }).waitFor({ state: 'detached' });
});

test('if the storage is blocked, the page says that the handout does not last', async (page) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await openHydrated(page, '/quotes');
  await add(page, quotes[0]?.title).click();
  await page
    .getByRole('status', { name: 'Messages' })
    .getByText('Your browser does not store the handout: its storage is full or blocked.')
    .waitFor();
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
  await bar(page).getByRole('link', { name: 'Open handout (1)' }).click();
  await page.getByRole('heading', { name: quotes[0]?.title ?? '' }).waitFor();
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Open handout (1)' }).waitFor();
});

test('without JavaScript posts are collected by links and forms', async (page) => {
  await disableJavaScript(page);
  // A click does not wait for the end of the document that it loads.
  const shows = (...posts: ({ title: string } | undefined)[]) =>
    expect
      .poll(() => page.locator('main h2').allInnerTexts())
      .toEqual(posts.map((post) => post?.title));
  await page.goto('/quotes');
  await page.getByRole('button', { name: `Open as a handout ${quotes[0]?.title}` }).click();
  await page.getByText('To add another post, enter its link here.').waitFor();
  await page.getByText('Add posts').click();
  await page
    .getByLabel('Or the link of a post')
    .fill(`${site.url}/apologetics?post=${thoughts[0]?.id}`);
  await page.getByLabel('Title').fill('For Advent');
  await page.getByRole('button', { name: 'Add post' }).click();
  await shows(quotes[0], thoughts[0]);
  expect(await page.getByLabel('Title').inputValue()).toBe('For Advent');
  await page.getByRole('button', { name: `Move up: ${thoughts[0]?.title}` }).click();
  await shows(thoughts[0], quotes[0]);
  const moveDown = { name: `Move down: ${thoughts[0]?.title}`, over: [] };
  await expect.poll(() => focused(page)).toMatchObject(moveDown);
  await page.getByRole('button', { name: `Remove: ${thoughts[0]?.title}` }).click();
  await shows(quotes[0]);
  const remove = { name: `Remove: ${quotes[0]?.title}` };
  await expect.poll(() => focused(page)).toMatchObject(remove);
  expect(await page.getByRole('button', { name: /^(Print|Copy)/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Empty this handout' }).click();
  await page.getByText('No posts yet.').waitFor();
  expect(await page.locator('h1').innerText()).toBe('Handout');
});
