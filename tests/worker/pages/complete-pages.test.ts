import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';

const paths = ['/', '/apologetics', '/quotes', '/articles', '/resources'];

let site: Site;

beforeAll(async () => {
  site = await startSite();
  for (const path of paths) await readPage(site.get(path));
});

afterAll(() => site.close());

test.each(paths)('what is kept of %s comes in one piece, which may be cached', async (path) => {
  const { headers, chunks } = await readChunks(site.get(path));
  expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.text).not.toContain('Loading...');
});

test('a fast provider lets new pages come in one piece, too', async () => {
  const whole = await firstWholePage();
  expect(whole?.headers.get('Cache-Control')).toMatch(/^public/);
  expect(whole?.chunks).toHaveLength(1);
});

/** A busy machine is late now and then: of all new pages one has to be whole. */
async function firstWholePage() {
  for (let chapter = 1; chapter <= 150; chapter++) {
    const answer = await readChunks(site.get(`/apologetics?label=Psalms+${chapter}`));
    if (!answer.html.includes('Loading...')) return answer;
  }
}

/** A script of such a type is none: nothing runs it (HTML, section 4.12.1). */
const dataBlocks = new Set<string | null>(['application/json', 'application/ld+json']);

test.each([
  ...paths,
  '/articles/7350186942201573301',
  '/nowhere',
  '/%zz',
  '/quotes?pageToken=refused',
])('nothing inline runs or styles on %s', async (path) => {
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

test('the browser is told to run and load nothing but ours', async () => {
  const policy = (await site.get('/')).headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test('no page asks another site for anything', async () => {
  for (const path of paths) {
    const { document } = await readPage(site.get(path));
    const asked = [...document.querySelectorAll('head link, script, img')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
      .filter(
        (address) => address && !/^(\/|data:image\/|https:\/\/areopagus\.example)/.test(address),
      );
    expect(asked).toEqual([]);
  }
});
