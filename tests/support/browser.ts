import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
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

type VisitOptions = {
  javaScript?: boolean;
  width?: number;
  /** Whether the test expects the browser's console message for a status of 400 or above. */
  expectedStatusErrors?: boolean;
  /** Other console messages that the test expects. */
  expectedConsoleLines?: RegExp;
};

const statusError = /^error: Failed to load resource: the server responded with a status of [45]/;

export type Visit = {
  page: Page;
  /**
   * The URLs requested since the last call: path and query, or the complete URL for another origin.
   * Without the icon, which the browser requests at any time, and without fonts and drawings, which
   * are loaded when content with them is shown.
   */
  newRequests(): string[];
  /** The URLs of all fonts that were requested. */
  fonts(): string[];
  /** From the next change of the viewport on, shows scrollbars that take up room, as on most desktops, or hides them. */
  showScrollbars(shown: boolean): Promise<unknown>;
};

/** Fonts and drawings. */
const decoration = /^\/assets\/.*\.(woff2|svg)$/;

/**
 * Returns a function that visits the site in a new browser context, with these options each time. It
 * fails on an unexpected console message, an uncaught error or an unhandled rejection.
 */
export const visitsTo =
  (site: { url: string }, options: VisitOptions = {}) =>
  async (run: (visit: Visit) => Promise<void>): Promise<void> => {
    const { url } = site;
    const { javaScript = true, width = 1280, expectedStatusErrors = false } = options;
    const context = await (await browser()).newContext({
      baseURL: url,
      userAgent: browserUserAgent,
      extraHTTPHeaders: { 'CF-Connecting-IP': newAddress() },
      javaScriptEnabled: javaScript,
      viewport: { width, height: 900 },
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
    const showScrollbars = (shown: boolean) =>
      session.send('Emulation.setScrollbarsHidden', { hidden: !shown });
    await showScrollbars(false);
    const consoleLines: string[] = [];
    let requests: string[] = [];
    const fonts: string[] = [];
    const record = (line: string) => {
      const isStatusError = expectedStatusErrors && statusError.test(line);
      if (!isStatusError && !options.expectedConsoleLines?.test(line)) consoleLines.push(line);
    };
    page.on('console', (message) => record(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => record(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const path = request.url().replace(url, '');
      if (path.endsWith('.woff2')) fonts.push(path);
      if (!path.startsWith('data:') && path !== '/favicon.svg' && !decoration.test(path))
        requests.push(path);
    });
    try {
      await run({
        page,
        newRequests() {
          const newRequests = requests;
          requests = [];
          return newRequests;
        },
        fonts: () => fonts,
        showScrollbars,
      });
      expect(consoleLines).toEqual([]);
    } finally {
      await context.close();
    }
  };

/** Resolves when the page is hydrated and navigations are intercepted. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Opens a page. Resolves when it is hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrated(page);
}
