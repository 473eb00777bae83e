import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, visitsTo } from '../../support/browser.ts';
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

/** Selectors whose first element must be visible as a whole, and the least number of visible lines of a text. */
type Shown = { parts: string[]; lines?: readonly [selector: string, least: number] };

/** What a visitor does not see of a page before scrolling, above the cookie banner, as on a first visit. */
function lacking(path: string, shown: { wide: Shown; narrow?: Shown }): Promise<string[]> {
  return visit(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A wide window first: the panel beside the list scrolls to the chosen label on load.
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Got it!' }).waitFor();
    const lacks: string[] = [];
    for (const [sizes, expected] of [
      [wide, shown.wide],
      [narrow, shown.narrow],
    ] as const) {
      for (const [width, height] of expected ? sizes : []) {
        await page.setViewportSize({ width, height });
        const missing = await page.evaluate(missingParts, expected ?? { parts: [] });
        lacks.push(...missing.map((part) => `${width} x ${height}: ${part}`));
      }
    }
    return lacks;
  });
}

/** Runs in the page. */
function missingParts({ parts, lines }: Shown): string[] {
  const banner = document.querySelector('[aria-label=Cookies]');
  const end = banner?.getBoundingClientRect().top ?? 0;
  const isShown = (element: Element | null) => {
    if (!element) return false;
    const { top, bottom, height } = element.getBoundingClientRect();
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowY !== 'auto') continue;
      const box = parent.getBoundingClientRect();
      if (top < box.top || bottom > box.bottom) return false;
    }
    return height > 0 && top >= 0 && bottom <= end;
  };
  const missing = parts.filter((part) => !isShown(document.querySelector(part)));
  if (!lines) return missing;
  const [selector, least] = lines;
  const text = document.querySelector(selector);
  if (!text) return [...missing, selector];
  const range = document.createRange();
  range.selectNodeContents(text);
  const bottoms = [...range.getClientRects()]
    .filter(({ width, height, bottom }) => width > 0 && height < 60 && bottom <= end)
    .map(({ bottom }) => bottom)
    .sort((a, b) => a - b);
  // The boxes of a line differ by a few px if it has several fonts.
  const shown = bottoms.filter((bottom, i) => i === 0 || bottom - (bottoms[i - 1] ?? 0) > 8);
  return shown.length < least ? [...missing, `only ${shown.length} lines`] : missing;
}

const [, laterPage] =
  /pageToken=([^"#&]+)/.exec(await (await site.get('/apologetics')).text()) ?? [];
const thoughts = await (await site.get('/api/thoughts')).json();

const list = ['[role=search], search', '#posts'];
const opener = 'button[popovertarget=label-panel]';
const panelTitle = '#label-panel-title';
const postTitle = 'main li > article h3';
const sixthGroup = '#label-panel details:nth-of-type(6) summary';
const content = 'article [data-content]';
const kinds = 'nav[aria-label="Kinds of resources"]';

test.concurrent.each([
  ['/apologetics?label=John+3', [panelTitle, '#label-panel [aria-current=true]']],
  ['/quotes?label=Witness', [panelTitle, '#label-panel [aria-current=true]']],
  ['/apologetics?q=resurrection', []],
  [`/apologetics?pageToken=${laterPage}`, []],
])(
  'the first screen of %s shows a post, in a wide window four lines and the label',
  async (path, label) => {
    const parts = [...list, postTitle];
    const lacks = await lacking(path, {
      wide: { parts: [...parts, ...label], lines: [content, 4] },
      narrow: { parts: [opener, ...parts] },
    });
    expect(lacks).toEqual([]);
  },
);

test.concurrent.each<[string, string, Shown, Shown]>([
  [
    '/apologetics',
    'search and heading, in a wide window a post and six groups',
    { parts: [...list, postTitle, panelTitle, sixthGroup], lines: [content, 2] },
    { parts: [opener, ...list] },
  ],
  [
    '/articles',
    'an article, in a wide window the featured one',
    { parts: ['section[aria-labelledby=featured]'] },
    { parts: ['main h3'] },
  ],
  [
    '/resources',
    'both choices and the post',
    { parts: [kinds], lines: ['main article', 10] },
    { parts: [kinds, 'main article h2'] },
  ],
  [
    '/',
    'two cards, in a wide window three and an article',
    { parts: ['h1', 'main li:nth-of-type(3)', 'main h3'] },
    { parts: ['h1', 'main li:nth-of-type(1)', 'main li:nth-of-type(2)'] },
  ],
  ...[`/apologetics?post=${thoughts.posts[1].id}`, `/articles/${defaults.posts.searchTips}`].map(
    (path): [string, string, Shown, Shown] => [
      path,
      'its title, its date and five lines, in a wide window ten',
      { parts: ['h1', 'main time'], lines: [content, 10] },
      { parts: ['h1', 'main time'], lines: [content, 5] },
    ],
  ),
])('the first screen of %s shows %s', async (path, _, onWide, onNarrow) => {
  expect(await lacking(path, { wide: onWide, narrow: onNarrow })).toEqual([]);
});

test('the first screen of /apologetics shows six groups below a day with many readings', async () => {
  await site.setTime('2027-02-10T18:00:00Z');
  expect(await lacking('/apologetics', { wide: { parts: [sixthGroup] } })).toEqual([]);
});
