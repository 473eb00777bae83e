import { expect, test } from 'vitest';
import { siteFiles } from '../../../shared/site-files.ts';
import { contentSignal } from '../../../worker/documents/content-use.ts';
import { readPage } from '../../support/page.ts';
import { pngSize } from '../../support/png-size.ts';
import { siteForFile } from '../../support/site.ts';
import { readXml, xmlErrors } from '../../support/xml.ts';

const site = await siteForFile({
  DEPLOYMENT: 'production',
  PRODUCT_NAME: 'Reasons & Hope, a library',
  SUPPORT_EMAIL: 'safety@ministry.example',
});

const terms = 'https://areopagus.example/terms';

test('every page links an OpenSearch description, a manifest and icons', async () => {
  const { hrefs } = await readPage(site.get('/terms'));
  expect(hrefs('head link[rel=search]')).toEqual([siteFiles.openSearch]);
  expect(hrefs('head link[rel=manifest]')).toEqual([siteFiles.webManifest]);
  expect(hrefs('head link[rel=icon]')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(hrefs('head link[rel=apple-touch-icon]')).toEqual(['/apple-touch-icon.png']);
  const ico = Buffer.from(await (await site.get('/favicon.ico')).arrayBuffer());
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16]);
  expect([...ico.subarray(22, 24)]).toEqual([32, 32]);
  expect(ico.subarray(38, 42).toString('latin1')).toBe('\x89PNG');
  const touchIcon = await pngSize(await site.get('/apple-touch-icon.png'));
  expect(touchIcon).toEqual({ width: 180, height: 180 });
});

test('the OpenSearch description leads to a search of the site', async () => {
  const response = await site.get(siteFiles.openSearch);
  expect(response.headers.get('Content-Type')).toBe('application/opensearchdescription+xml');
  const xml = await response.text();
  expect(await xmlErrors(xml)).toEqual([]);
  const { document, texts } = readXml(xml);
  expect(texts('ShortName')).toEqual(['Reasons & Hope,']);
  const icons = [...document.querySelectorAll('Image')].map((image) => [
    ...['width', 'height', 'type'].map((name) => image.getAttribute(name)),
    image.textContent,
  ]);
  expect(icons).toEqual([
    ['16', '16', 'image/x-icon', 'https://areopagus.example/favicon.ico'],
    ['64', '64', 'image/png', 'https://areopagus.example/icon-64.png'],
  ]);
  expect(await pngSize(await site.get('/icon-64.png'))).toEqual({ width: 64, height: 64 });
  const template = document.querySelector('Url[type="text/html"]')?.getAttribute('template');
  expect(template).toBe('https://areopagus.example/search?q={searchTerms}');
});

type Manifest = { name: string; icons: Record<'src' | 'type' | 'sizes' | 'purpose', string>[] };

test('the manifest names the site and its icons', async () => {
  const response = await site.get(siteFiles.webManifest);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest: Manifest = await response.json();
  const name = 'Reasons & Hope, a library';
  expect(manifest).toMatchObject({ name, start_url: '/', display: 'minimal-ui' });
  const all = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(all).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await site.get(src);
    expect(icon.headers.get('Content-Type')).toBe(type);
    if (type !== 'image/png') continue;
    const { width, height } = await pngSize(icon);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt has a contact and an expiry date', async () => {
  const response = await site.get('/.well-known/security.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const [contact, expires, ...others] = (await response.text()).trimEnd().split('\n');
  expect(contact).toBe('Contact: mailto:safety@ministry.example');
  expect(others).toEqual([
    'Preferred-Languages: en',
    'Canonical: https://areopagus.example/.well-known/security.txt',
  ]);
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/.exec(expires ?? '') ?? [];
  const days = (Date.parse(date) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test.each([
  ['/', 200],
  ['/nowhere', 404],
  ['/api/quotes', 200],
  ['/favicon.svg', 200],
])('%s reserves text and data mining and links to the terms', async (path, status) => {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('tdm-reservation')).toBe('1');
  expect(response.headers.get('tdm-policy')).toBe(terms);
});

test('document heads, tdmrep.json, robots.txt and the terms say the same', async () => {
  const { document, hrefs } = await readPage(site.get('/quotes'));
  const meta = (name: string) =>
    document.querySelector(`head meta[name="${name}"]`)?.getAttribute('content');
  expect([meta('tdm-reservation'), meta('tdm-policy')]).toEqual(['1', terms]);
  expect(hrefs('head link[rel=license]')).toEqual(['/copyright']);
  const tdmRep = await site.get('/.well-known/tdmrep.json');
  expect(tdmRep.headers.get('Content-Type')).toBe('application/json');
  expect(await tdmRep.json()).toEqual([
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': terms },
  ]);
  const robots = await (await site.get('/robots.txt')).text();
  expect(robots).toContain(`Content-Signal: ${contentSignal}\n`);
  const [, url = ''] = /^# .*: (\S+)$/m.exec(robots) ?? [];
  expect(url).toContain(`${terms}#`);
  const page = await readPage(site.get('/terms'));
  expect(page.text(`h2#${url.split('#')[1]}`)).toMatch(/No AI or machine learning training/);
  expect(page.text('main')).toContain(`"Content-Signal: ${contentSignal}."`);
  expect(page.text('main')).toContain('Ordinary search engines may index the site');
  expect(page.hrefs('main a[href="/robots.txt"]')).toHaveLength(1);
});

test('a file with a stable name is revalidated and sent again only if it has changed', async () => {
  const file = await site.get('/favicon.svg');
  expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(file.headers.get('Cache-Control')).toMatch(/^public, max-age=3600, stale-while-reval/);
  const ifNoneMatch = { 'If-None-Match': String(file.headers.get('ETag')) };
  expect((await site.get('/favicon.svg', ifNoneMatch)).status).toBe(304);
});

test('robots.txt allows crawlers, states the content signals and disallows AI training', async () => {
  const response = await site.get('/robots.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const [comment, everybody, training, sitemap] = (await response.text()).split('\n\n');
  expect(comment).toMatch(/^# .*$/);
  expect(everybody).toBe('User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /');
  expect(training).toMatch(/^(User-agent: [\w-]+\n)+Disallow: \/$/);
  const agents = [...(training ?? '').matchAll(/: ([\w-]+)$/gm)].map(([, name]) => name);
  const ofAi = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Bytespider'];
  expect(agents).toEqual(expect.arrayContaining(ofAi));
  for (const name of ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot', 'OAI-SearchBot']) {
    expect(agents).not.toContain(name);
  }
  expect(sitemap).toBe('Sitemap: https://areopagus.example/sitemap.xml\n');
});
