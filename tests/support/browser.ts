import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserUserAgent } from './user-agent.ts';

let launched: Promise<Browser> | undefined;

/** One for all files that a process runs; it ends with the process. */
function browser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No process is started for a next page before there is one.
      '--renderer-process-limit=1',
      // No test requests anything of another site.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
  return launched;
}

type VisitOptions = {
  javaScript?: boolean;
  width?: number;
  dark?: boolean;
  /** The browser itself writes a line for each answer of 400 and above; here they are meant. */
  expectedStatusErrors?: boolean;
  /** Other lines of the console that are meant. */
  expectedConsoleLines?: RegExp;
};

const statusError = /^error: Failed to load resource: the server responded with a status of [45]/;

export type Visit = {
  page: Page;
  /** The addresses asked for since the last call: path and query, or whole where of another site. Without the icon, which the browser asks for when it likes. */
  newRequests(): string[];
};

/**
 * A person's visit in a fresh browser context. It fails where the console says anything, something is
 * thrown, or a promise is rejected unheard.
 */
export async function visit<T>(
  url: string,
  does: (visit: Visit) => Promise<T>,
  options: VisitOptions = {},
): Promise<T> {
  const { javaScript = true, width = 1280, dark = false, expectedStatusErrors = false } = options;
  const isMeant = (line: string) =>
    (expectedStatusErrors && statusError.test(line)) || options.expectedConsoleLines?.test(line);
  const context = await (await browser()).newContext({
    baseURL: url,
    userAgent: browserUserAgent,
    javaScriptEnabled: javaScript,
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  let requests: string[] = [];
  page.on('console', (message) => {
    const line = `${message.type()}: ${message.text()}`;
    if (!isMeant(line)) complaints.push(line);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url().replace(url, '');
    if (!address.startsWith('data:') && address !== '/favicon.svg') requests.push(address);
  });
  try {
    const result = await does({
      page,
      newRequests() {
        const made = requests;
        requests = [];
        return made;
      },
    });
    expect(complaints).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** Resolves when the page has been hydrated: from then on moves need no page load. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
