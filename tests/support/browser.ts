import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { test as baseTest, expect, inject } from 'vitest';
import { sharedSite } from './shared-site.ts';
import { browserUserAgent } from './user-agent.ts';
import { newAddress } from './visitor-address.ts';

/**
 * Chromium prepares two pages for the list below the address bar of each window, which takes more than half of the time of a
 * visit. The switch replaces that of Playwright, whose first four features would delay input, upgrade URLs and skip dialogs.
 */
const disabledFeatures = [
  ...['PaintHolding', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

let launched: Promise<Browser> | undefined;

/** Launches one browser for all test files of a process. It ends with the process. */
function browser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: inject('chromium'),
    // A visit shows them on request.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures}`,
      // Chromium starts no spare renderer process.
      '--renderer-process-limit=1',
      // Tests send no requests to other sites.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
  return launched;
}

type Visited = { url: string };

type KnownVisit = {
  siteUrl: string;
  /** The console messages that the test expects. */
  expected: RegExp[];
  session: CDPSession;
};

export const visits = new WeakMap<Page, KnownVisit>();

/**
 * Visits a site in a new browser context. Fails on an unexpected console message, an uncaught error or an unhandled
 * rejection.
 */
export async function visit({ url }: Visited, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await (await browser()).newContext({
    baseURL: url,
    userAgent: browserUserAgent,
    extraHTTPHeaders: { 'CF-Connecting-IP': newAddress() },
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    // A busy machine could reach these deadlines. A test that needs them sets the page's clock.
    const { setTimeout } = window;
    const slowed = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      setTimeout(run, ms > 1_000 ? 60 * ms : ms, ...args);
    Object.assign(window, { setTimeout: slowed });
    AbortSignal.timeout = () => new AbortController().signal;
    // As on phones. Chromium for Linux has no share sheet.
    Object.assign(Navigator.prototype, { share: async () => {} });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const expected: RegExp[] = [];
  visits.set(page, { siteUrl: url, expected, session });
  await showScrollbars(page, false);
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleLines.push(`thrown: ${error.message}`));
  try {
    await run(page);
    const isUnexpected = (line: string) => !expected.some((lines) => lines.test(line));
    expect(consoleLines.filter(isUnexpected)).toEqual([]);
  } finally {
    await context.close();
  }
}

/** The browser's console message for a status of 400 or above. */
const statusErrors = /^error: Failed to load resource: the server responded with a status of [45]/;

/** Expects console messages in the visit of this page, by default those for a status of 400 or above. */
export function expectConsole(page: Page, lines = statusErrors): void {
  visits.get(page)?.expected.push(lines);
}

/** From the next change of the viewport on, shows scrollbars that take up room, as on most desktops, or hides them. */
export async function showScrollbars(page: Page, shown: boolean): Promise<void> {
  await visits.get(page)?.session.send('Emulation.setScrollbarsHidden', { hidden: !shown });
}

/** Disconnects the browser from the network. What the page requests then fails. */
export async function goOffline(page: Page): Promise<void> {
  expectConsole(page, /net::ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.context().setOffline(true);
}

/** Returns the test of a visit to a site, by default the shared one, and that of the rows of a table. */
export function testOf(site?: Visited) {
  const visitSite = async (run: (page: Page) => Promise<void>) =>
    visit(site ?? (await sharedSite()), run);
  const testVisit = (name: string, run: (page: Page) => Promise<void>) =>
    baseTest(name, () => visitSite(run));
  const forRows =
    <const Row>(rows: readonly Row[]) =>
    (name: string, run: (page: Page, row: Row) => Promise<void>) =>
      baseTest.for(rows)(name, (row) => visitSite((page) => run(page, row)));
  return Object.assign(testVisit, { for: forRows });
}

export const test = testOf();

/** Resolves when the page is hydrated and navigations are intercepted. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens a page. Resolves when it is hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}
