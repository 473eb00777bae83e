import { beforeAll, expect, test } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const paths = ['/', '/apologetics', '/quotes', '/articles', '/resources'];

const site = await siteForFile();

beforeAll(async () => {
  for (const path of paths) await readPage(site.get(path));
});

test.each(paths)('cached %s is sent complete and may be cached by browsers', async (path) => {
  const { headers, chunks } = await readChunks(site.get(path));
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.text).not.toContain('Loading...');
});

test('with a fast provider, uncached pages are sent complete, too', async () => {
  const complete = await firstCompletePage();
  expect(complete?.headers.get('Cache-Control')).toMatch(/^public/);
  expect(complete?.chunks).toHaveLength(1);
});

/** On a busy machine some pages are streamed: at least one of the new pages must be complete. */
async function firstCompletePage() {
  for (let chapter = 1; chapter <= 150; chapter++) {
    const response = await readChunks(site.get(`/apologetics?label=Psalms+${chapter}`));
    if (!response.html.includes('Loading...')) return response;
  }
}

/** A script element with such a type is a data block and is not executed (HTML, section 4.12.1). */
const dataBlocks = new Set<string | null>(['application/json', 'application/ld+json']);

test.each([
  ...paths,
  '/articles/7350186942201573301',
  '/nowhere',
  '/%zz',
  '/quotes?pageToken=refused',
])('%s has no inline scripts or styles', async (path) => {
  const { document, texts } = await readPage(site.get(path));
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const executes = !dataBlocks.has(script.getAttribute('type'));
    if (executes) expect(script.getAttribute('src')).toMatch(/^\/assets\//);
  }
  expect(texts('style, [style]')).toEqual([]);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name }) => name),
  );
  expect(attributes.filter((name) => /^on/i.test(name))).toEqual([]);
});

test('no page loads anything from another site', async () => {
  for (const path of paths) {
    const { document } = await readPage(site.get(path));
    const urls = [...document.querySelectorAll('head link, script, img')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
      .filter((url) => url && !/^(\/|data:image\/|https:\/\/areopagus\.example)/.test(url));
    expect(urls).toEqual([]);
  }
});
