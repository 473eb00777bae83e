import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser.ts';
import { everyPage } from '../../support/every-page.ts';
import { layoutShift } from '../../support/layout-shift.ts';
import { type RewritingProxy, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await sharedSite();
let line: RewritingProxy;

beforeAll(async () => {
  line = await startRewritingProxy();
  line.proxyTo(site.url);
  line.rewrite(bitByBit);
});

afterAll(() => line.close());

const still = { sum: 0, moved: [] };
const expectedStatusErrors = true;

/** Everything that a visitor may have accepted or hidden on an earlier visit. */
function rememberEarlierVisit(page: Page) {
  return page.evaluate(() => {
    const timestamp = new Date().toISOString();
    localStorage.setItem('cookie-acceptance', JSON.stringify({ accepted: true, timestamp }));
    const ids = [...document.querySelectorAll('[data-banner]')].map((banner) => [
      banner.getAttribute('data-banner'),
      timestamp,
    ]);
    localStorage.setItem('hidden-banners', JSON.stringify(Object.fromEntries(ids)));
  });
}

test.concurrent.each(everyPage)('nothing moves on %s, on the first visit and on the next', (path) =>
  visit(
    site.url,
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      expect(await page.locator('img:not([width][height])').count()).toBe(0);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.reload();
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      await rememberEarlierVisit(page);
      await page.reload();
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
      expect(await page.getByRole('checkbox').or(page.getByText('Got it!')).count()).toBe(0);
    },
    { expectedStatusErrors },
  ),
);

test.concurrent('nothing moves where the content and the fonts are late', async () => {
  const late = await startSite();
  late.provider.intercept(slow(500));
  for (const path of ['/', '/apologetics', '/resources']) {
    await visit(late.url, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShift(page)).toEqual(still);
    });
  }
  await late.close();
});

/** The elements of a page's frame one by one, as a poor line brings them; then its content and the rest. */
async function bitByBit(answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const html = await answer.text();
  const [frame = ''] = /^.*?<main.{0,6000}?(?=<div data-await)/s.exec(html) ?? [];
  const start = frame.indexOf('<main');
  const bits = [
    html.slice(0, start),
    ...frame.slice(start).split(/(?=<)/),
    html.slice(frame.length),
  ];
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const bit = bits.shift();
      if (bit === undefined) return controller.close();
      controller.enqueue(encoder.encode(bit));
      await new Promise((resolve) => setTimeout(resolve, 40));
    },
  });
  return new Response(body, answer);
}

test.concurrent.each([360, 1280])('nothing moves where pages come bit by bit, at %s px', (width) =>
  visit(
    line.url,
    async ({ page }) => {
      for (const path of ['/', '/articles', '/contact', '/resources']) {
        await page.goto(path);
        await hydrated(page);
        expect(await layoutShift(page)).toEqual(still);
      }
    },
    { width },
  ),
);
