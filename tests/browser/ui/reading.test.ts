import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectConsole, openHydrated, testOf } from '../../support/browser.ts';
import { textSizeOf } from '../../support/browser-features.ts';
import { watchFonts } from '../../support/requests.ts';
import { siteForFile } from '../../support/site.ts';
import { postsOf } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();
const test = testOf(site);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('an article with long words, wide tables and images fits the window, also in a handout', async (page) => {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const long = 'Transubstantiation'.repeat(12);
  const post = wirePost({
    title: long,
    content: `<p>${long}</p><img src="${image}" width="2000" height="500"><pre>${long}</pre>
      <table><tr>${'<td>Antidisestablishmentarianism</td>'.repeat(9)}</tr></table>
      <ul><li><a href="https://example.org/${long}">${long}</a></li></ul>`,
  });
  site.provider.intercept(postsOf(post));
  const setTextSize = await textSizeOf(page);
  for (const path of ['/articles/1001', '/handout?posts=articles:1001']) {
    await setTextSize(100);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await page.getByText('Antidisestablishmentarianism').first().waitFor();
    expect(await overflow(page)).toBe(0);
    await setTextSize(200);
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
    }
  }
});

test('in the dark, black lines on a transparent picture and the words of a missing one are seen', async (page) => {
  expectConsole(page, /Failed to load/);
  const lines = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" y="9"/></svg>';
  const picture = `<img src="data:image/svg+xml,${encodeURIComponent(lines)}" alt="" width="99">`;
  const post = wirePost({
    id: '1003',
    content: `<p>${picture}<img src="https://x.invalid/a.png" alt="A map"></p>`,
  });
  site.provider.intercept(postsOf(post));
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/articles/1003');
  const colors = await page.locator('[data-content] img').evaluateAll((images) =>
    images.map((image) => {
      const { backgroundColor, color } = getComputedStyle(image);
      return [backgroundColor, color];
    }),
  );
  expect(colors).toEqual(Array(2).fill(['rgb(251, 247, 239)', 'rgb(35, 29, 21)']));
});

test('emphasis, strong, Greek and accented words load the files that they need', async (page) => {
  const content = '<p>The <em>word</em> is λόγος, <strong>says</strong> Bořivoj.</p><p>So.</p>';
  const post = wirePost({ id: '1002', content });
  site.provider.intercept(postsOf(post));
  const fonts = watchFonts(page);
  await openHydrated(page, '/articles/1002');
  const files = () => fonts.map((url) => url.replace(/^.*\/|-.{8}\.woff2$/g, ''));
  await expect
    .poll(() => files().sort())
    .toEqual([
      ...['sans', 'serif-bold', 'serif-italic', 'serif-regular'],
      ...['source-serif-4-greek-400-normal', 'source-serif-4-latin-ext-400-normal'],
    ]);
});
