import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { hydrated, visit } from '../../support/browser.ts';
import { printedPages } from '../../support/browser-features.ts';
import { type Site, startSite } from '../../support/site.ts';
import { wirePost } from '../../support/wire-post.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

/** Comes to the page as on a first visit, with all that it asks and offers. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.getByText('Got it!').waitFor();
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const notForPaper = [
  'Skip to content',
  'Home',
  'Menu',
  'Got it!',
  'By using this website',
  'Hide this message',
  'Read the notes on use',
  'Read our Copyright Statement',
  'More Posts',
  'More Quotes',
  'More Articles',
  'Back to Articles',
  'Learn More',
  'Proper 13", Miracles',
  'Contact Us',
  '▾',
  '×',
];

describe.each([
  '/',
  '/apologetics',
  '/apologetics?label=John+3',
  '/quotes',
  '/articles',
  `/articles/${defaults.posts.usageNotes}`,
  '/resources',
  '/terms',
])('%s on paper', (path) => {
  test('has its title, its source and the permitted use, and nothing to press', () =>
    visit(site.url, async ({ page }) => {
      await open(page, path);
      const title = inOneLine(await page.locator('h1').innerText());
      const sheets = await printedPages(page);
      const paper = sheets.join(' ');
      expect(sheets[0]).toContain(title);
      expect(paper).toContain(`https://areopagus.example${path}`);
      expect(paper).toContain('For use in sermons and lessons, not for sale.');
      expect(paper).toContain('https://areopagus.example/copyright');
      expect(notForPaper.filter((words) => paper.includes(words))).toEqual([]);
    }));
});

test('a list on paper names the passage and has the whole text of each post, none of them torn', () =>
  visit(site.url, async ({ page }) => {
    for (const [path, chosen] of [
      ['/apologetics?label=John+3', 'John 3'],
      ['/quotes', 'Latest posts'],
    ] as const) {
      await open(page, path);
      const posts = await page
        .locator('article')
        .evaluateAll((articles) =>
          articles.map((article) =>
            [...article.querySelectorAll('h3, time, [data-content]')]
              .map(({ textContent }) => textContent)
              .join(''),
          ),
        );
      const sheets = await printedPages(page);
      expect(sheets.join(' ')).toContain(chosen);
      const withoutSpaces = sheets.map((sheet) => sheet.replaceAll(' ', ''));
      expect(posts.length).toBeGreaterThan(1);
      for (const post of posts) {
        const words = post.replace(/\s+/g, '');
        expect(withoutSpaces.filter((sheet) => sheet.includes(words))).toHaveLength(1);
      }
    }
  }));

test('a post longer than a sheet begins on the first one, below the headings', () =>
  visit(site.url, async ({ page }) => {
    const content = '<p>In him we live and move and have our being.</p>'.repeat(120);
    site.provider.intercept(({ path }) =>
      path.includes('/labels') ? Response.json({ posts: [wirePost({ content })] }) : undefined,
    );
    for (const path of ['/quotes?label=Truth', '/resources?label=Related+Articles']) {
      await open(page, path);
      const [first] = await printedPages(page);
      expect(first).toContain('In him we live');
    }
    site.provider.intercept();
  }));

test('a message that is shown is not on paper', () =>
  visit(site.url, async ({ page }) => {
    await open(page, '/quotes?label=Miracles');
    await page.context().setOffline(true);
    await page.getByText('You are offline.').hover();
    expect((await printedPages(page)).join(' ')).not.toContain('You are offline.');
  }));
