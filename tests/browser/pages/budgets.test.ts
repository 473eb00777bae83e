import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { filesOfFirstVisit } from '../../../bench/scale/day-load.ts';
import { defaults } from '../../../sample-provider/defaults.ts';
import { openHydrated, test } from '../../support/browser.ts';
import { watchFonts, watchRequests } from '../../support/requests.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const paths = ['/apologetics', `/articles/${defaults.posts.searchTips}`];

/** The script that is loaded after hydration. */
const afterHydration = /\/navigation-/;

/** Returns the size after `gzip -9`; bytes. */
const compressed = (data: string | ArrayBuffer) => gzipSync(data, { level: 9 }).length;

/** Returns the total size of the responses, compressed. */
async function compressedSize(paths: string[]): Promise<number> {
  const sizes = paths.map(async (path) =>
    compressed(await (await fetch(site.url + path)).arrayBuffer()),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.for(paths)(
  'a first visit to %s loads at most 92.4 kB of JavaScript to hydrate and 97.8 kB in all, 10.2 kB of CSS and 60 kB of fonts, in at most 6 same-origin requests',
  async (page, path) => {
    const fonts = watchFonts(page);
    const newRequests = watchRequests(page);
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const requests = newRequests();
    const ending = (extension: string) => requests.filter((request) => request.endsWith(extension));
    const scripts = ending('.js');
    const toHydrate = scripts.filter((script) => !afterHydration.test(script));
    expect(toHydrate).toHaveLength(scripts.length - 1);
    expect(await compressedSize(toHydrate)).toBeLessThanOrEqual(92_400);
    expect(await compressedSize(scripts)).toBeLessThanOrEqual(97_800);
    expect(ending('.css')).toEqual([]);
    const styles = await page.locator('style').textContent();
    expect(compressed(`${styles}`)).toBeLessThanOrEqual(10_200);
    expect(await compressedSize(fonts)).toBeLessThanOrEqual(60_000);
    // The fonts of emphasis load after the page can be used.
    const preloaded = fonts.filter((url) => /\/(serif-regular|sans)-/.test(url));
    expect(preloaded).toHaveLength(2);
    expect(requests.filter((request) => !request.startsWith('/'))).toEqual([]);
    // A browser with a window also requests the icon and the manifest.
    const forWindow = await page
      .locator('link[rel~=icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const files = loaded.filter((name) => !forWindow.includes(name)).length;
    const later = fonts.length - preloaded.length;
    expect(1 + files - later).toBeLessThanOrEqual(6);
    expect(files + 2).toBeLessThanOrEqual(filesOfFirstVisit);
  },
);

test('the document of /apologetics is at most 55 kB larger than its styles and the HTML of its posts', async () => {
  const document = await (await site.get('/apologetics')).text();
  const page = document.replace(/<style>.*?<\/style>/s, '');
  const list = await (await site.get('/api/thoughts')).json();
  const posts = list.posts.map(({ content }: { content: string }) => content).join('');
  expect(list.posts).toHaveLength(10);
  expect(Buffer.byteLength(page) - Buffer.byteLength(posts)).toBeLessThanOrEqual(55_000);
});
