import { expect } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, testOf } from '../../support/browser.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ LECTIONARY: 'rcl' }, { clock: true });
// A day with many readings takes the most room.
await site.setTime('2027-02-10T18:00:00Z');

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };

/**
 * Runs in the page: the selectors whose first element is not whole above the cookie banner, and in its scroll area. The
 * title of the first post begins high enough, unless it stands below what the words of a search may mean.
 */
function missingParts(parts: readonly string[]): string[] {
  const isSearch = location.search.includes('q=');
  const lowest = isSearch ? innerHeight : innerWidth > 900 ? 460 : 578;
  const end = document.querySelector('[aria-label=Cookies]')?.getBoundingClientRect().top ?? 0;
  return parts.filter((part) => {
    const element = document.querySelector(part);
    const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const area = element?.closest('#label-panel > div')?.getBoundingClientRect();
    const isInArea = !area || (top >= area.top && bottom <= area.bottom);
    const isLow = part === 'main li > article h3' && top > lowest;
    return height === 0 || top < 0 || bottom > end || !isInArea || isLow;
  });
}

const list = ['[role=search], search', '#posts'];
const post = 'main li > article h3';
const label = '#label-panel [aria-current=true]';
const opener = 'button[popovertarget=label-panel]';
const sixthGroup = '#label-panel details:nth-of-type(6) summary';
const sunday = 'main section[aria-label="The coming Sunday"]';
const kinds = 'nav[aria-label="Kinds of resources"]';
const words = 'article [data-content] > :first-child';

const pages: [path: string, onWide: string[], onNarrow: string[]][] = [
  ['/apologetics?label=John+3', [...list, post, label], [opener, ...list, post]],
  ['/apologetics?q=resurrection', [...list, post], [opener, ...list, post]],
  ['/apologetics', [...list, post, sixthGroup], [opener, ...list, post]],
  ['/articles', ['section[aria-labelledby=featured]'], ['main h3']],
  ['/resources', [kinds, 'main article h2'], [kinds, 'main article h2']],
  ['/', ['h1', sunday, 'main li:nth-of-type(3)', 'main h3'], ['h1', sunday, 'main li']],
  [`/articles/${defaults.posts.searchTips}`, ['h1', 'main time', words], ['h1', 'main time']],
];

testOf(site)('the first screen of each page shows what it is for', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A first visit may be in the fonts of the machine, which differ in width.
  await openHydrated(page, '/');
  for (const [path, onWide, onNarrow] of pages) {
    // A wide window first: the panel beside the list scrolls to the chosen label on load.
    await page.setViewportSize(wide);
    await openHydrated(page, path);
    await page.getByRole('button', { name: 'Got it!' }).waitFor();
    expect(await page.evaluate(missingParts, onWide), path).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await page.evaluate(missingParts, onNarrow), path).toEqual([]);
  }
});
