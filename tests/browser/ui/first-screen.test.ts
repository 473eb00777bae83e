import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, visit } from '../../support/browser.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { siteForFile } from '../../support/site.ts';

const site = await sharedSite();
const siteOfLongDay = await siteForFile({ LECTIONARY: 'rcl' }, { clock: true });

const narrow = [
  [360, 740],
  [390, 844],
] as const;
const wide = [
  [1280, 800],
  [1920, 1080],
] as const;

type Screen = Awaited<ReturnType<typeof firstScreen>>;

/** Opens a page as on a first visit: the cookie banner and all notes are visible. */
function open(
  path: string,
  [width, height]: readonly [number, number],
  examine: (page: Page, screen: Screen) => Promise<void>,
  { url } = site,
) {
  return visit(url, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Got it!' }).waitFor();
    await examine(page, await firstScreen(page));
  });
}

const lists = ['/apologetics', '/quotes'];
const [, laterPage] =
  /pageToken=([^"#&]+)/.exec(await (await site.get('/apologetics')).text()) ?? [];
/** Lists of one label, of a search, and of a later page. */
const narrowedLists = [
  '/apologetics?label=John+3',
  '/quotes?label=Witness',
  '/apologetics?q=resurrection',
  `/apologetics?pageToken=${laterPage}`,
];
const thoughts = await (await site.get('/api/thoughts')).json();
const articles = await (await site.get('/api/articles')).json();
const withoutPictures = articles.posts.find(({ title }: { title: string }) =>
  title.startsWith('Eyewitnesses'),
);
const postPages = [
  `/apologetics?post=${thoughts.posts[1].id}`,
  `/articles/${withoutPictures.id}`,
  `/articles/${defaults.posts.searchTips}`,
];

/** The parts of the page of a list. */
const partsOf = (page: Page) => ({
  search: page.getByRole('search'),
  heading: page.locator('#posts'),
  postTitle: page.locator('main li > article h3'),
});
const opener = (page: Page) => page.locator('button[popovertarget=label-panel]');
const sixthGroup = (page: Page) => page.locator('#label-panel summary').nth(5);
const content = (page: Page) => page.locator('article [data-content]');
const resourceLinks = (page: Page) => page.getByRole('navigation', { name: 'Kinds of resources' });
const cards = (page: Page) => page.locator('main li');
const postHead = (page: Page) => ({ title: page.locator('h1'), date: page.locator('main time') });

describe.each(narrow)('on the first screen of %i x %i px', (...size) => {
  test.concurrent.each(narrowedLists)('%s shows its heading and the title of a post', (path) =>
    open(path, size, async (page, screen) => {
      expect(await screen.missing({ opener: opener(page), ...partsOf(page) })).toEqual([]);
    }),
  );

  test.concurrent.each(lists)('%s shows the search and the heading of the list', (path) =>
    open(path, size, async (page, screen) => {
      const { search, heading } = partsOf(page);
      expect(await screen.missing({ opener: opener(page), search, heading })).toEqual([]);
    }),
  );

  test.concurrent('/articles shows the title of an article', () =>
    open('/articles', size, async (page, screen) => {
      expect(await screen.missing({ title: page.locator('main h3') })).toEqual([]);
    }));

  test.concurrent('/resources shows both choices and the title of the post', () =>
    open('/resources', size, async (page, screen) => {
      const title = page.locator('main article h2');
      expect(await screen.missing({ choices: resourceLinks(page), title })).toEqual([]);
    }));

  test.concurrent('/ shows its title and two cards', () =>
    open('/', size, async (page, screen) => {
      const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
      expect(await screen.missing({ title: page.locator('h1'), first, second })).toEqual([]);
    }));

  test.concurrent.each(postPages)('%s shows its title, date and five lines', (path) =>
    open(path, size, async (page, screen) => {
      expect(await screen.missing(postHead(page))).toEqual([]);
      expect(await screen.lines(content(page))).toBeGreaterThanOrEqual(5);
    }),
  );
});

describe.each(wide)('on the first screen of %i x %i px', (...size) => {
  test.concurrent.each(narrowedLists)(
    '%s shows four lines of a post and the chosen label',
    (path) =>
      open(path, size, async (page, screen) => {
        expect(await screen.missing(partsOf(page))).toEqual([]);
        expect(await screen.lines(content(page))).toBeGreaterThanOrEqual(4);
        if (!path.includes('label=')) return;
        const panelTitle = page.locator('#label-panel-title');
        const chosen = page.locator('#label-panel [aria-current=true]');
        expect(await screen.missing({ panelTitle, chosen })).toEqual([]);
      }),
  );

  test.concurrent.each(lists)('%s shows two lines of a post and six groups', (path) =>
    open(path, size, async (page, screen) => {
      const panelTitle = page.locator('#label-panel-title');
      expect(
        await screen.missing({ ...partsOf(page), panelTitle, sixth: sixthGroup(page) }),
      ).toEqual([]);
      expect(await screen.lines(content(page))).toBeGreaterThanOrEqual(2);
    }),
  );

  test('/apologetics shows six groups before a day with many readings', async () => {
    await siteOfLongDay.setTime('2027-02-10T18:00:00Z');
    const examine = async (page: Page, screen: Screen) => {
      const day = page.locator('#label-panel').getByText('Ash Wednesday');
      expect(await screen.missing({ day, sixth: sixthGroup(page) })).toEqual([]);
    };
    await open('/apologetics', size, examine, siteOfLongDay);
  });

  test.concurrent('/articles shows all of the featured article', () =>
    open('/articles', size, async (page, screen) => {
      const featured = page.getByRole('region', { name: 'Featured Article' });
      expect(await screen.missing({ featured })).toEqual([]);
    }));

  test.concurrent('/resources shows both choices and ten lines', () =>
    open('/resources', size, async (page, screen) => {
      expect(await screen.missing({ choices: resourceLinks(page) })).toEqual([]);
      expect(await screen.lines(page.locator('main article'))).toBeGreaterThanOrEqual(10);
    }));

  test.concurrent('/ shows three cards and the title of the featured article', () =>
    open('/', size, async (page, screen) => {
      const title = page.locator('main h3');
      expect(
        await screen.missing({ heading: page.locator('h1'), third: cards(page).nth(2), title }),
      ).toEqual([]);
    }));

  test.concurrent.each(postPages)('%s shows its title, date and ten lines', (path) =>
    open(path, size, async (page, screen) => {
      expect(await screen.missing(postHead(page))).toEqual([]);
      expect(await screen.lines(content(page))).toBeGreaterThanOrEqual(10);
    }),
  );
});
