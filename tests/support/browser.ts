import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

afterAll(() => browser.close());

type VisitOptions = { javaScript?: boolean; width?: number; dark?: boolean };

export type Visit = {
  page: Page;
  /** The addresses asked for since the last call: path and query, or whole where of another site. */
  newRequests(): string[];
};

/**
 * A person's visit in a fresh browser. It fails where the console says anything, something is
 * thrown, or a promise is rejected unheard.
 */
export async function visit<T>(
  url: string,
  does: (visit: Visit) => Promise<T>,
  { javaScript = true, width = 1280, dark = false }: VisitOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: javaScript,
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  let requests: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url().replace(url, ''));
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
  await page.locator('#root[data-hydrated]').waitFor();
}
