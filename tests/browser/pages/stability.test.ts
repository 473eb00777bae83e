import type { Page } from 'playwright-core';
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

const extras = {
  featured: 'section[aria-labelledby=featured]',
  sunday: '[data-await="/api/sunday"] > p:not([hidden])',
};

/** Goes from the quotes to another page, whose content is held until its URL is released. */
async function followWhileHeld(page: Page, link: string, urls: readonly string[]) {
  await openHydrated(page, '/quotes');
  const held = await Promise.all(urls.map((url) => holdRequests(page, `**/api/${url}`)));
  await page.locator('header').getByRole('link', { name: link }).click();
  return async (url: string) => {
    const loaded = page.waitForResponse(`**/api/${url}`);
    held[urls.indexOf(url)]?.();
    await (await loaded).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}

test.concurrent.each([
  ['Home', ['featured', 'sunday'], 'a[href="/about"]'],
  ['Articles', ['featured'], 'li h3 a[href^="/articles/"]'],
  ['Thoughts', ['sunday'], 'summary:text-is("Matthew")'],
] as const)(
  'on a visit of %s by a link, what loads later than the content below it is omitted',
  (link, late, below) =>
    visit(site.url, async ({ page }) => {
      const release = await followWhileHeld(page, link, late);
      const place = () => page.locator(`main ${below}`).first().boundingBox();
      await page.locator(`main ${below}`).first().waitFor();
      const before = await place();
      for (const name of late) await release(name);
      expect(await place()).toEqual(before);
      await page.locator('header').getByRole('link', { name: 'Quotes' }).click();
      await page.getByRole('heading', { name: 'Topics' }).waitFor();
      await page.locator('header').getByRole('link', { name: link }).click();
      for (const name of late) await page.locator(extras[name]).waitFor();
    }),
);

test.concurrent('the featured article is shown together with the list below it', () =>
  visit(site.url, async ({ page }) => {
    const release = await followWhileHeld(page, 'Articles', ['featured', 'articles']);
    await page.locator('[data-loading]:visible').waitFor();
    await release('featured');
    expect(await page.locator(extras.featured).count()).toBe(0);
    await release('articles');
    await page.locator(extras.featured).waitFor();
  }));
