import { expect, test } from 'vitest';
import { contentSignal } from '../../../worker/documents/content-use.ts';
import { siteFiles } from '../../../worker/site-files.ts';
import { siteForTests } from '../../support/content-site.ts';
import { pngSize } from '../../support/png-size.ts';
import { readXml, xmlErrors } from '../../support/xml.ts';

const site = siteForTests({
  DEPLOYMENT: 'production',
  PRODUCT_NAME: 'Reasons & Hope, a library',
  SUPPORT_EMAIL: 'safety@ministry.example',
});

const { openSearch, webManifest } = siteFiles;
const url = 'https://areopagus.example';
const terms = `${url}/terms`;

test('every page links an OpenSearch description, a manifest and icons', async () => {
  const { hrefs } = await site.read('/terms');
  const files = hrefs('head :is([rel=search], [rel=manifest], [rel$=icon])');
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  expect(new Set(files)).toEqual(new Set([...icons, openSearch, webManifest]));
  const ico = Buffer.from(await (await site.get('/favicon.ico')).arrayBuffer());
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16]);
  expect([...ico.subarray(22, 24)]).toEqual([32, 32]);
  expect(ico.subarray(38, 42).toString('latin1')).toBe('\x89PNG');
  const touchIcon = await pngSize(await site.get('/apple-touch-icon.png'));
  expect(touchIcon).toEqual({ width: 180, height: 180 });
});

test('the OpenSearch description leads to a search of the site', async () => {
  const response = await site.get(openSearch);
  expect(response.headers.get('Content-Type')).toBe('application/opensearchdescription+xml');
  const xml = await response.text();
  expect(await xmlErrors(xml)).toEqual([]);
  const { document, texts } = readXml(xml);
  expect(texts('ShortName')).toEqual(['Reasons & Hope,']);
  const icons = [...document.querySelectorAll('Image')].map(({ outerHTML }) => outerHTML);
  expect(icons).toEqual([
    `<Image width="16" height="16" type="image/x-icon">${url}/favicon.ico</Image>`,
    `<Image width="64" height="64" type="image/png">${url}/icon-64.png</Image>`,
  ]);
  expect(await pngSize(await site.get('/icon-64.png'))).toEqual({ width: 64, height: 64 });
  const template = document.querySelector('Url[type="text/html"]')?.getAttribute('template');
  expect(template).toBe(`${url}/search?q={searchTerms}`);
});

type Manifest = { name: string; icons: Record<'src' | 'type' | 'sizes' | 'purpose', string>[] };

test('the manifest names the site and its icons', async () => {
  const response = await site.get(webManifest);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest: Manifest = await response.json();
  const name = 'Reasons & Hope, a library';
  expect(manifest).toMatchObject({ name, start_url: '/', display: 'minimal-ui' });
  const all = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(all).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await site.get(src);
    expect(icon.status).toBe(200);
    if (type !== 'image/png') continue;
    const { width, height } = await pngSize(icon);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt has a contact and an expiry date', async () => {
  const response = await site.get('/.well-known/security.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const [date = ''] = /\d{4}-\d\d-\d\dT00:00:00\.000Z/.exec(text) ?? [];
  expect(text).toBe(
    `Contact: mailto:safety@ministry.example\nExpires: ${date}\nPreferred-Languages: en\nCanonical: ${url}/.well-known/security.txt\n`,
  );
  const days = (Date.parse(date) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test('each response, tdmrep.json, robots.txt and the terms say the same', async () => {
  const { hrefs, headers } = await site.read('/quotes');
  expect([headers.get('tdm-reservation'), headers.get('tdm-policy')]).toEqual(['1', terms]);
  expect(hrefs('head link[rel=license]')).toEqual(['/copyright']);
  const file = await site.get('/.well-known/tdmrep.json');
  expect(file.headers.get('Content-Type')).toBe('application/json');
  expect(await file.json()).toEqual([{ location: '/', 'tdm-reservation': 1, 'tdm-policy': terms }]);
  const robots = await (await site.get('/robots.txt')).text();
  expect(robots).toContain(`Content-Signal: ${contentSignal}\n`);
  const [, section] = /^# .*: \S+\/terms#(\S+)$/m.exec(robots) ?? [];
  const page = await site.read('/terms');
  expect(page.text(`h2#${section}`)).toMatch(/No AI or machine learning training/);
  expect(page.text('main')).toContain(`"Content-Signal: ${contentSignal}."`);
  expect(page.text('main')).toContain('Ordinary search engines may index the site');
  expect(page.hrefs('main a')).toContain('/robots.txt');
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
  const ofSearch = ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot', 'OAI-SearchBot'];
  expect(ofSearch.filter((name) => agents.includes(name))).toEqual([]);
  expect(sitemap).toBe(`Sitemap: ${url}/sitemap.xml\n`);
});
