import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseRoute } from '../../shared/routes.ts';
import { violations, visualViolations } from '../support/axe.ts';
import { expectConsole, openHydrated, showScrollbars, testOf } from '../support/browser.ts';
import { disableJavaScript, textSizeOf } from '../support/browser-features.ts';
import { crawlLabels } from '../support/crawl-labels.ts';
import { everyPage } from '../support/every-page.ts';
import { coveredFocus } from '../support/focused.ts';
import { accessibleNames } from '../support/judges/accessible-names.ts';
import { genericLinks } from '../support/judges/generic-links.ts';
import { layoutProblems } from '../support/judges/layout-problems.ts';
import { layoutShift } from '../support/judges/layout-shift.ts';
import { listsWithoutRole } from '../support/judges/list-roles.ts';
import { longLines } from '../support/judges/long-lines.ts';
import { smallTargets } from '../support/judges/small-targets.ts';
import { textOverDrawing } from '../support/judges/text-over-drawing.ts';
import { watchRequests } from '../support/requests.ts';
import { sharedSite } from '../support/shared-site.ts';
import { siteForFile } from '../support/site.ts';

/** A long product name leaves the least room in the bar. A preview has a banner above it. */
const site = await siteForFile({
  PRODUCT_NAME: 'Christian Apologetics Forums',
  DEPLOYMENT: 'preview',
});

// Rows of posts and numbers come from the crawl.
await crawlLabels(site);

const siteOfShortName = await sharedSite();

type Judge = (page: Page) => Promise<string[]>;

/** The judges of one page. Each problem is a line that says where it was seen. */
function judging(page: Page) {
  const problems: string[] = [];
  return {
    problems,
    async judge(rendering: string, ...judges: Judge[]) {
      for (const judge of judges) {
        for (const problem of await judge(page)) problems.push(`${rendering}: ${problem}`);
      }
    },
  };
}

/** Lists what is out of reach in each window, with text of 200 and 100 percent. */
const layoutIn =
  (...windows: (readonly [width: number, height: number])[]): Judge =>
  async (page) => {
    const setTextSize = await textSizeOf(page);
    const problems: string[] = [];
    for (const percent of [200, 100]) {
      await setTextSize(percent);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const found = await layoutProblems(page);
        problems.push(...found.map((it) => `${percent} % at ${width} x ${height}: ${it}`));
      }
    }
    return problems;
  };

/** Lists the images that have no place until they are loaded: neither attributes nor styles give their ratio. */
const imagesWithoutSize: Judge = (page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).aspectRatio === 'auto').map((it) => it.outerHTML),
    );

/** Stores the acceptance of cookies and hides every banner of the page, as on an earlier visit. */
function storeEarlierVisit(page: Page) {
  return page.evaluate(() => {
    const timestamp = new Date().toISOString();
    localStorage.setItem('cookie-acceptance', JSON.stringify({ accepted: true, timestamp }));
    const banners = [...document.querySelectorAll<HTMLElement>('[data-banner]')];
    const hidden = Object.fromEntries(banners.map(({ dataset }) => [dataset.banner, timestamp]));
    localStorage.setItem('hidden-banners', JSON.stringify(hidden));
  });
}

const banners: Judge = (page) => page.getByText(/^(Hide this message|Got it!)$/).allTextContents();

/** Lists the titles that are links and do not look like links. */
const plainTitles: Judge = (page) =>
  page
    .locator('main :is(h1, h2, h3) a, main a[dir]')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
        .map((link) => `${link.textContent} has no underline`),
    );

/** Lists the left and right edges of the bars, the title, the content, the footer and the drawing, if they are not the same. */
const unevenEdges: Judge = (page) =>
  page.locator('.bleed, .container').evaluateAll((parts) => {
    if (innerWidth === document.documentElement.clientWidth) return ['there is no scrollbar'];
    const edges = parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });
    const drawing = document.querySelector('.bleed > svg')?.getBoundingClientRect();
    if (drawing) edges.push([edges[0]?.[0] ?? 0, drawing.right]);
    const different = [...new Set(edges.map((edge) => edge.join(' to ')))];
    return different.length > 1 ? different : [];
  });

/** Lists the filled buttons of which another one can be seen at once. */
const filledButtons: Judge = (page) =>
  page.locator('main .button').evaluateAll((buttons) => {
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    return buttons
      .filter((_, i) => (tops[i + 1] ?? Infinity) < (tops[i] ?? 0) + innerHeight)
      .map((button) => `${button.textContent} is not the only filled button`);
  });

/** Lists the lines in which a word or number follows a date without a mark between them. */
const datesRunTogether: Judge = async (page) => {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.locator('main :is(li, p, h2):not([data-content] *)').allInnerTexts();
  await page.emulateMedia({ media: null });
  return texts.flatMap((text) => text.match(/day, [A-Z]\w+ \d+ \w.*/g) ?? []);
};

const invalidPages = [
  ...['/passages?ref=nowhere', '/apologetics?pageToken=refused', '/articles/0000'],
  '/quotes?q=%E0%A4',
];

const titleThatFillsItsLine = '/sundays?date=2027-01-06';

const paths = [...everyPage, ...invalidPages, titleThatFillsItsLine];

/** The elements of a page by their classes, without those of posts. */
async function elementsOf(path: string): Promise<string[]> {
  const { document } = await site.read(path);
  const elements = document.querySelectorAll('body *:not([data-content] *, svg *)');
  return Array.from(elements, (it) => `${it.localName} ${it.getAttribute('class')}`);
}

const moduleOf = async (path: string) => [parseRoute(new URL(path, site.url)).page.name];

/** Returns the paths of which something is on no page before them. */
async function firstOf(partsOf: (path: string) => Promise<string[]>): Promise<Set<string>> {
  const seen = new Set<string>();
  const first = new Set<string>();
  for (const path of paths) {
    for (const part of await partsOf(path)) {
      if (!seen.has(part)) first.add(path);
      seen.add(part);
    }
  }
  return first;
}

/** What depends on the elements alone is judged once for each. */
const withNewElements = await firstOf(elementsOf);
const firstOfModule = await firstOf(moduleOf);

testOf(site).for(paths)('%s can be read and operated in each rendering', async (page, path) => {
  await page.setViewportSize({ width: 320, height: 900 });
  expectConsole(page);
  const newRequests = watchRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { problems, judge } = judging(page);
  await openHydrated(page, path);
  await judge('first visit at 320 px', layoutShift, accessibleNames, listsWithoutRole);
  await judge('first visit at 320 px', smallTargets, plainTitles, datesRunTogether);
  // The document has the content of the page.
  expect(newRequests().filter((url) => url.startsWith('/api'))).toEqual([]);
  await judge('narrow', layoutIn([320, 256], [320, 640]), coveredFocus);

  await storeEarlierVisit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  // A reload would restore the scroll position while the document arrives.
  await openHydrated(page, path);
  await judge('later visit at 1280 px', layoutShift, banners, imagesWithoutSize);
  await judge('1280 px', accessibleNames, genericLinks, filledButtons);
  if (withNewElements.has(path)) await judge('1280 px', violations);
  await judge('wide', layoutIn([768, 1024], [1024, 700], [1280, 900]));
  await showScrollbars(page, true);
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await judge(`${width} px with a scrollbar`, unevenEdges, longLines);
  }
  await showScrollbars(page, false);
  if (withNewElements.has(path)) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await judge('320 px, dark', visualViolations);
  }
  if (firstOfModule.has(path)) {
    await disableJavaScript(page);
    await page.goto(siteOfShortName.url + path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await judge(`${width} px, without JavaScript`, layoutProblems, textOverDrawing);
    }
  }
  expect(problems).toEqual([]);
});
