import { afterEach, expect, test } from 'vitest';
import { localSettings } from '../../../scripts/local-settings.ts';
import { serveWorker, type WorkerServer } from '../../../scripts/worker-server.ts';
import { postForm, postJson, withToken } from '../../support/contact-post.ts';
import { readPage } from '../../support/page.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { startSite } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

let worker: WorkerServer;

afterEach(() => worker?.close());

const providerChunk = /sample-provider/;

/** A Worker with sample content and no external provider. */
async function startEmbedded(
  settings: Record<string, string> = {},
  { unsetSettings = [], without }: { unsetSettings?: string[]; without?: RegExp } = {},
) {
  const local = localSettings({
    siteUrl: 'https://areopagus.example',
    providerUrl: 'http://127.0.0.1:1',
    environment: { API_HOST: 'embedded' },
  });
  const given = Object.entries({ ...local, ...settings }).filter(
    ([name]) => !unsetSettings.includes(name),
  );
  worker = await serveWorker({
    settings: Object.fromEntries(given),
    ...(without && { without }),
  });
  return worker;
}

async function read(address: string) {
  const headers = { 'User-Agent': `${browserUserAgent} Googlebot` };
  const page = await readPage(fetch(new URL(address, worker.url), { headers }));
  return { ...page, titles: page.texts('main article h2, main article h3') };
}

test('shows each kind of page from the sample content', async () => {
  await startEmbedded();
  for (const path of ['/', '/apologetics', '/quotes', '/articles', '/resources', '/about']) {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Error:');
    expect(page.text('footer')).toContain('contact@example.org');
  }
  const article = await read('/articles/7350186942201573301');
  expect(article.text('h1')).toBe('Search tips');
});

test('selects labels, searches and loads more pages', async () => {
  await startEmbedded();
  const all = (await read('/apologetics')).titles;
  const selected = (await read('/apologetics?label=Acts+17')).titles;
  expect(selected.length).toBeGreaterThan(0);
  expect(selected).not.toEqual(all);
  const found = await read('/quotes?q=faith');
  expect(found.titles.length).toBeGreaterThan(0);
  const first = await read('/quotes');
  const [more] = first.hrefs('main a[href*=pageToken]');
  const next = await read(String(more));
  expect(next.status).toBe(200);
  expect(next.titles.filter((title) => first.titles.includes(title))).toEqual([]);
});

test('accepts messages, with its own stand-in for the bot check', async () => {
  await startEmbedded();
  const page = await read('/contact');
  const script = 'https://areopagus.example/recaptcha/enterprise.js';
  expect(page.html).toContain(script);
  expect(page.headers.get('Content-Security-Policy')).toContain(script);
  const standIn = await fetch(new URL(new URL(script).pathname, worker.url));
  expect(standIn.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(await (await postJson(worker, withToken())).json()).toEqual({ status: 200 });
  expect(await (await postForm(worker, withToken())).text()).toContain('has been sent!');
});

test('is rejected in production', async () => {
  await startEmbedded({ DEPLOYMENT: 'production' });
  const page = await read('/');
  expect(page.status).toBe(500);
  expect(page.html).toContain('API_HOST: Production cannot show sample content');
});

test('a preview needs no secret and no SITE_URL: its origin is that of the request', async () => {
  const unsetSettings = ['SITE_URL', 'CLIENT_SECRET', 'RECAPTCHA_SITE_KEY'];
  await startEmbedded({ DEPLOYMENT: 'preview' }, { unsetSettings });
  expect((await read('/')).hrefs('link[rel=canonical]')).toEqual([`${worker.url}/`]);
  const headers = { Host: 'another.example' };
  const { html } = await rawRequest(worker.url, { path: '/', headers });
  expect(html).toContain('<link rel="canonical" href="http://another.example/">');
  expect((await read('/')).hrefs('link[rel=canonical]')).toEqual([`${worker.url}/`]);
});

test('a Worker with an external provider never loads the embedded one', async () => {
  const site = await startSite({}, { without: providerChunk });
  try {
    const page = await readPage(site.get('/apologetics'));
    expect(page.status).toBe(200);
    expect((await postJson(site, withToken())).status).toBe(200);
    expect((await site.get('/recaptcha/enterprise.js')).status).toBe(404);
  } finally {
    await site.close();
  }
  await startEmbedded({}, { without: providerChunk });
  expect((await read('/apologetics')).status).not.toBe(200);
});
