import { expect, test } from 'vitest';
import { contentSignal, contentUse } from '../../../worker/documents/content-use.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ DEPLOYMENT: 'production' });

const terms = 'https://areopagus.example/terms';

test('the content may be used for search and not for training', () => {
  expect(contentUse).toEqual({ search: true, 'ai-train': false });
  expect(contentSignal).toBe('search=yes, ai-train=no');
});

test.each([
  ['/', 200],
  ['/apologetics?label=John+3', 200],
  ['/nowhere', 404],
  ['/quotes?q=', 308],
  ['/api/quotes', 200],
  ['/robots.txt', 200],
  ['/favicon.svg', 200],
])('%s reserves text and data mining and links to the terms', async (path, status) => {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('tdm-reservation')).toBe('1');
  expect(response.headers.get('tdm-policy')).toBe(terms);
});

test('the document heads of pages say the same', async () => {
  const { document, hrefs } = await readPage(site.get('/quotes'));
  const meta = (name: string) =>
    document.querySelector(`head meta[name="${name}"]`)?.getAttribute('content');
  expect(meta('tdm-reservation')).toBe('1');
  expect(meta('tdm-policy')).toBe(terms);
  expect(hrefs('head link[rel=license]')).toEqual(['/copyright']);
});

test('tdmrep.json applies to the entire site', async () => {
  const response = await site.get('/.well-known/tdmrep.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual([
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': terms },
  ]);
});

test('robots.txt says the same and links to the section of the terms', async () => {
  const robots = await (await site.get('/robots.txt')).text();
  expect(robots).toContain(`Content-Signal: ${contentSignal}\n`);
  const [, url = ''] = /^# .*: (\S+)$/m.exec(robots) ?? [];
  expect(url).toContain(`${terms}#`);
  const section = (await readPage(site.get('/terms'))).text(`h2#${url.split('#')[1]}`);
  expect(section).toMatch(/No AI or machine learning training/);
});

test('the terms contain it in prose and as a content signal', async () => {
  const page = await readPage(site.get('/terms'));
  const text = page.text('main');
  expect(text).toContain(`"Content-Signal: ${contentSignal}."`);
  expect(text).toContain('Ordinary search engines may index the site');
  expect(page.hrefs('main a[href="/robots.txt"]')).toHaveLength(1);
});
