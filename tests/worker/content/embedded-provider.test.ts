import { afterAll, expect, test } from 'vitest';
import { localSettings } from '../../../scripts/local-settings.ts';
import { serveWorker } from '../../../scripts/worker-server.ts';
import { postJson, withToken } from '../../support/contact-post.ts';
import { readPage } from '../../support/page.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { crawler } from '../../support/user-agent.ts';

// A preview with sample content has no external provider, no secret and no SITE_URL.
const unset = ['SITE_URL', 'CLIENT_SECRET', 'RECAPTCHA_SITE_KEY'];
const local = localSettings({
  siteUrl: 'https://areopagus.example',
  providerUrl: 'http://127.0.0.1:1',
  environment: { API_HOST: 'embedded', DEPLOYMENT: 'preview' },
});
const settings = Object.entries(local).filter(([name]) => !unset.includes(name));
const worker = await serveWorker({ settings: Object.fromEntries(settings) });

afterAll(() => worker.close());

async function read(path: string) {
  const page = await readPage(fetch(new URL(path, worker.url), { headers: crawler }));
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('Error:');
  return { ...page, titles: page.texts('main article h2, main article h3') };
}

test('shows each kind of page from the sample content, with labels, searches and more pages', async () => {
  for (const path of ['/', '/apologetics', '/quotes', '/articles', '/resources', '/about']) {
    expect((await read(path)).text('footer')).toContain('contact@example.org');
  }
  const article = await read('/articles/7350186942201573301');
  expect(article.text('h1')).toBe('Search tips');
  expect((await read('/apologetics?label=Acts+17')).titles).not.toEqual([]);
  expect((await read('/quotes?q=faith')).titles).not.toEqual([]);
  const first = await read('/quotes');
  const [more] = first.hrefs('main a[href*=pageToken]');
  const { titles } = await read(String(more));
  expect(titles.filter((title) => first.titles.includes(title))).toEqual([]);
});

test('accepts messages, with its own stand-in for the bot check', async () => {
  const page = await read('/contact');
  expect(page.text('[aria-label=Preview]')).toMatch(/sample content, and messages .* reach nobody/);
  const script = `${worker.url}/recaptcha/enterprise.js`;
  expect(page.html).toContain(script);
  expect(page.headers.get('Content-Security-Policy')).toContain(script);
  expect((await fetch(script)).headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(await (await postJson(worker, withToken())).json()).toEqual({ status: 200 });
});

test('the origin of a preview is that of the request', async () => {
  expect((await read('/')).hrefs('link[rel=canonical]')).toEqual([`${worker.url}/`]);
  const headers = { Host: 'another.example' };
  const { html } = await rawRequest(worker.url, { path: '/', headers });
  expect(html).toContain('<link rel="canonical" href="http://another.example/">');
});
