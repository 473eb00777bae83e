import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
import { firstScreen } from '../../support/first-screen.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ LECTIONARY: 'rcl' }, { clock: true });
const visit = visitsTo(site);

const wide = [
  [1280, 800],
  [1920, 1080],
] as const;
const narrow = [
  [360, 740],
  [390, 844],
] as const;

/** What the first screen shows: elements that are visible as a whole, and lines of text. */
type Shown = {
  parts: Record<string, Locator>;
  lines?: { of: Locator; least: number };
};

/** Opens a page as on a first visit: the cookie banner and all notes are visible. Lists what each first screen lacks. */
function lacking(
  path: string,
  shown: (page: Page) => { wide?: Shown; narrow?: Shown },
): Promise<string[]> {
  return visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A wide window first: the panel beside the list scrolls to the chosen label on load.
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Got it!' }).waitFor();
    const lacks: string[] = [];
    const expected = shown(page);
    for (const [sizes, on] of [
      [wide, expected.wide],
      [narrow, expected.narrow],
    ] as const) {
      for (const [width, height] of on ? sizes : []) {
        await page.setViewportSize({ width, height });
        const screen = await firstScreen(page);
        const missing = await screen.missing(on?.parts ?? {});
        lacks.push(...missing.map((name) => `${width} x ${height}: ${name}`));
        const lines = on?.lines && (await screen.lines(on.lines.of));
        if (lines !== undefined && lines < Number(on?.lines?.least)) {
          lacks.push(`${width} x ${height}: only ${lines} lines`);
        }
      }
    }
    return lacks;
  });
}

const [, laterPage] =
  /pageToken=([^"#&]+)/.exec(await (await site.get('/apologetics')).text()) ?? [];
const thoughts = await (await site.get('/api/thoughts')).json();
const articles = await (await site.get('/api/articles')).json();
const withoutPictures = articles.posts.find(({ title }: { title: string }) =>
  title.startsWith('Eyewitnesses'),
);

const heading = (page: Page) => page.locator('h1');
const cards = (page: Page) => page.locator('main li');
const content = (page: Page) => page.locator('article [data-content]');
const choices = (page: Page) => page.getByRole('navigation', { name: 'Kinds of resources' });
const opener = (page: Page) => page.locator('button[popovertarget=label-panel]');
const panel = (page: Page) => page.locator('#label-panel');
const panelTitle = (page: Page) => page.locator('#label-panel-title');
const sixthGroup = (page: Page) => panel(page).locator('summary').nth(5);

/** The parts of the page of a list. */
const listParts = (page: Page) => ({
  search: page.getByRole('search'),
  heading: page.locator('#posts'),
});
const postTitle = (page: Page) => page.locator('main li > article h3');

// Lists of one label, of a search, and of a later page.
test.concurrent.each([
  '/apologetics?label=John+3',
  '/quotes?label=Witness',
  '/apologetics?q=resurrection',
  `/apologetics?pageToken=${laterPage}`,
])(
  'the first screen of %s shows a post, in a wide window four lines and the label',
  async (path) => {
    const lacks = await lacking(path, (page) => {
      const parts = { ...listParts(page), postTitle: postTitle(page) };
      const chosen = panel(page).locator('[aria-current=true]');
      const label = path.includes('label=') ? { panelTitle: panelTitle(page), chosen } : {};
      return {
        wide: { parts: { ...parts, ...label }, lines: { of: content(page), least: 4 } },
        narrow: { parts: { opener: opener(page), ...parts } },
      };
    });
    expect(lacks).toEqual([]);
  },
);

test.concurrent.each(['/apologetics', '/quotes'])(
  'the first screen of %s shows search and heading, in a wide window a post and six groups',
  async (path) => {
    const lacks = await lacking(path, (page) => ({
      wide: {
        parts: {
          ...listParts(page),
          postTitle: postTitle(page),
          panelTitle: panelTitle(page),
          sixth: sixthGroup(page),
        },
        lines: { of: content(page), least: 2 },
      },
      narrow: { parts: { opener: opener(page), ...listParts(page) } },
    }));
    expect(lacks).toEqual([]);
  },
);

test.concurrent('the first screen of /articles shows an article, in a wide window the featured one', async () => {
  const lacks = await lacking('/articles', (page) => ({
    wide: { parts: { featured: page.getByRole('region', { name: 'Featured Article' }) } },
    narrow: { parts: { title: page.locator('main h3') } },
  }));
  expect(lacks).toEqual([]);
});

test.concurrent('the first screen of /resources shows both choices and the post', async () => {
  const lacks = await lacking('/resources', (page) => ({
    wide: {
      parts: { choices: choices(page) },
      lines: { of: page.locator('main article'), least: 10 },
    },
    narrow: { parts: { choices: choices(page), title: page.locator('main article h2') } },
  }));
  expect(lacks).toEqual([]);
});

test.concurrent('the first screen of / shows two cards, in a wide window three and an article', async () => {
  const lacks = await lacking('/', (page) => ({
    wide: {
      parts: {
        heading: heading(page),
        third: cards(page).nth(2),
        article: page.locator('main h3'),
      },
    },
    narrow: {
      parts: { heading: heading(page), first: cards(page).nth(0), second: cards(page).nth(1) },
    },
  }));
  expect(lacks).toEqual([]);
});

test.concurrent.each([
  `/apologetics?post=${thoughts.posts[1].id}`,
  `/articles/${withoutPictures.id}`,
  `/articles/${defaults.posts.searchTips}`,
])(
  'the first screen of %s shows its title, date and five lines, in a wide window ten',
  async (path) => {
    const lacks = await lacking(path, (page) => {
      const parts = { title: heading(page), date: page.locator('main time') };
      return {
        wide: { parts, lines: { of: content(page), least: 10 } },
        narrow: { parts, lines: { of: content(page), least: 5 } },
      };
    });
    expect(lacks).toEqual([]);
  },
);

test('the first screen of /apologetics shows six groups below a day with many readings', async () => {
  await site.setTime('2027-02-10T18:00:00Z');
  const lacks = await lacking('/apologetics', (page) => ({
    wide: {
      parts: { day: panel(page).getByText('Ash Wednesday'), sixth: sixthGroup(page) },
    },
  }));
  expect(lacks).toEqual([]);
});
