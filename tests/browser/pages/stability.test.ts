import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHydrated, visit } from '../../support/browser.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { layoutShift } from '../../support/judges/layout-shift.ts';
import { type RewritingProxy, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { slow } from '../../support/watched-provider.ts';

const site = await sharedSite();
let proxy: RewritingProxy;

beforeAll(async () => {
  proxy = await startRewritingProxy();
  proxy.proxyTo(site.url);
  proxy.rewrite(inSmallChunks);
});

afterAll(() => proxy.close());

test.concurrent('there is no layout shift if content and fonts load slowly', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(500));
  for (const path of ['/', '/apologetics', '/resources']) {
    await visit(slowSite.url, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await openHydrated(page, path);
      expect(await layoutShift(page)).toEqual([]);
    });
  }
  await slowSite.close();
});

/** Streams the elements before the pending content one by one, as on a slow connection, and then the rest. */
async function inSmallChunks(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const [beginning = ''] = /^.*?<main.{0,6000}?(?=<div data-await)/s.exec(html) ?? [];
  const headerStart = beginning.indexOf('<header');
  const chunks = [
    html.slice(0, headerStart),
    ...beginning.slice(headerStart).split(/(?=<)/),
    html.slice(beginning.length),
  ];
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) return controller.close();
      controller.enqueue(encoder.encode(chunk));
      await new Promise((resolve) => setTimeout(resolve, 40));
    },
  });
  return new Response(body, response);
}

test.concurrent.each([360, 1280])(
  'pages that arrive in small chunks have no layout shift at %s px',
  (width) =>
    visit(
      proxy.url,
      async ({ page }) => {
        for (const path of ['/', '/articles', '/contact', '/resources']) {
          await openHydrated(page, path);
          expect(await layoutShift(page)).toEqual([]);
        }
      },
      { width },
    ),
);

// tests/unit/client/navigation/page-reader.test.ts has what waits for what.
test.concurrent('what loads later than the list below it is omitted until the next visit', () =>
  visit(site.url, async ({ page }) => {
    const featured = page.locator('section[aria-labelledby=featured]');
    const firstTitle = page.locator('li h3 a[href^="/articles/"]').first();
    const link = (name: string) => page.locator('header').getByRole('link', { name });
    await openHydrated(page, '/quotes');
    const release = await holdRequests(page, '**/api/featured');
    await link('Articles').click();
    await firstTitle.waitFor();
    const place = await firstTitle.boundingBox();
    const loaded = page.waitForResponse('**/api/featured');
    release();
    await (await loaded).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await firstTitle.boundingBox()).toEqual(place);
    await link('Quotes').click();
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    await link('Articles').click();
    await featured.waitFor();
  }));
