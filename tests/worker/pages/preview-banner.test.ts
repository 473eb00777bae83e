import { afterEach, expect, test } from 'vitest';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

const banner = 'dialog[open]';

async function bannerAt(path: string) {
  const page = await readPage(site.get(path));
  return page.text(banner);
}

test('each page of a preview shows its branch, commit, build time and content source', async () => {
  site = await startSite({ DEPLOYMENT: 'preview' });
  const { host } = new URL(site.provider.url);
  for (const path of ['/', '/quotes', '/articles/7350186942201573301', '/nowhere', '/quotes?q=%']) {
    const page = await readPage(site.get(path));
    expect(page.texts(banner)).toHaveLength(1);
    expect(await htmlErrors(page.html)).toEqual([]);
    const [branch, builtFrom, version] = page.texts(`${banner} code`);
    expect(branch).toBeTruthy();
    expect(builtFrom).toMatch(/^([0-9a-f]{8}|unknown)$/);
    expect(version).toBeTruthy();
    const built = page.document.querySelector(`${banner} time`)?.getAttribute('datetime') ?? '';
    expect(Date.parse(built)).toBeLessThan(Date.now());
    expect(page.text(banner)).toContain(`Its content comes from ${host}.`);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
});

test('the banner comes first, also if the content is pending or fails', async () => {
  site = await startSite({ DEPLOYMENT: 'preview' });
  site.provider.intercept(slow(300));
  const streamed = await (await site.get('/quotes')).text();
  expect(streamed.match(/<dialog open/g)).toHaveLength(1);
  expect(streamed.indexOf('<dialog ')).toBeLessThan(streamed.indexOf('<div id="root">'));
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await bannerAt('/apologetics')).toContain('Preview of');
});

test.each(['production', 'local'])(
  'a page of %s has no banner and loads none of its files',
  async (DEPLOYMENT) => {
    site = await startSite({ DEPLOYMENT });
    const page = await readPage(site.get('/'));
    expect(page.html).not.toMatch(/<dialog open|preview-?(mark|banner)/i);
  },
);

test('a preview of the sample content says so and that messages are not sent', async () => {
  site = await startSite({ DEPLOYMENT: 'preview', API_HOST: 'embedded' });
  expect(await bannerAt('/contact')).toMatch(/sample content, and messages .* reach nobody/);
});
