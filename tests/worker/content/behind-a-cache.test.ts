import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { startNginx } from '../../support/nginx.ts';
import { readPage } from '../../support/page.ts';
import { findProgram } from '../../support/programs.ts';
import { type RewritingProxy, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const browser = { 'User-Agent': browserUserAgent };
const nginx = findProgram('nginx');
const site = await siteForFile();

// As docs/nginx.conf has it.
describe.skipIf(nginx === undefined)('behind a standard HTTP cache', () => {
  let between: RewritingProxy;
  let cache: Awaited<ReturnType<typeof startNginx>>;
  /** The URLs that the cache has requested. */
  let requests: string[];
  /** Blocks responses to the cache until it resolves. */
  let gate: Promise<void> | undefined;

  /** `speedup` divides the lifetimes in `Cache-Control`. None becomes shorter than one second. */
  async function start(speedup = 1) {
    requests = [];
    gate = undefined;
    between = await startRewritingProxy();
    between.proxyTo(site.url);
    between.rewrite(async (response, path) => {
      requests.push(path);
      await gate;
      const cacheControl = response.headers.get('Cache-Control') ?? '';
      const faster = cacheControl.replace(
        /\d+/g,
        (seconds) => `${Math.max(1, Math.round(Number(seconds) / speedup))}`,
      );
      response.headers.set('Cache-Control', faster);
      return response;
    });
    cache = await startNginx(String(nginx), { upstream: between.url });
  }

  afterEach(async () => {
    await cache.close();
    await between.close();
  });

  async function visit(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(cache.url + path, {
      headers: { ...browser, ...headers },
      redirect: 'manual',
    });
    return {
      status: response.status,
      from: response.headers.get('X-Cache'),
      text: await response.text(),
      headers: response.headers,
    };
  }

  test('a hundred visitors cause one request to the Worker', async () => {
    await readPage(site.get('/apologetics'));
    await start();
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit('/apologetics')));
    expect(requests).toEqual(['/apologetics']);
    expect(visits.filter(({ from }) => from === 'MISS')).toHaveLength(1);
    expect(visits.filter(({ from }) => from === 'HIT')).toHaveLength(99);
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
    expect(visits[0]?.text).toContain('</html>');
  });

  test('it stores all kinds of responses, one for each URL', async () => {
    const paths = [
      ...['/', '/quotes', '/quotes?label=Hell', '/quotes?q=God', '/terms', '/api/quotes'],
      ...['/quotes/feed.xml', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/share-card.png'],
    ];
    await site.runScheduled();
    for (const path of [...paths, '/nowhere']) await readPage(site.get(path));
    await start();
    const first = new Map<string, string>();
    for (const path of [...paths, '/quotes/', '/nowhere']) {
      const { from, text } = await visit(path);
      expect([path, from]).toEqual([path, 'MISS']);
      first.set(path, text);
    }
    for (const [path, text] of first) {
      const again = await visit(path);
      expect([path, again.from]).toEqual([path, 'HIT']);
      expect(again.text).toBe(text);
    }
    expect(requests).toEqual([...first.keys()]);
  });

  test('a streamed page starts before the provider responds, and is not stored', async () => {
    await start();
    const { promise: provided, resolve: respond } = Promise.withResolvers<undefined>();
    site.provider.intercept(() => provided);
    const { body } = await fetch(`${cache.url}/quotes?q=hope`, { headers: browser });
    let html = '';
    for await (const bytes of body ?? []) {
      html += Buffer.from(bytes).toString();
      if (html.endsWith('Loading...</p>')) respond(undefined);
    }
    expect(html).toMatch(/Loading\.\.\.<\/p>[\s\S]*<\/html>$/);
    expect(html).not.toContain('>Error:');
    expect((await visit('/quotes?q=hope')).from).toBe('MISS');
  });

  test('a compressed page is revalidated with 304', async () => {
    await readPage(site.get('/articles'));
    await start();
    const { headers, text } = await visit('/articles');
    expect(headers.get('Content-Encoding')).toBe('gzip');
    expect(text).toMatch(/<\/html>$/);
    const etag = String(headers.get('ETag'));
    expect((await visit('/articles', { 'If-None-Match': etag })).status).toBe(304);
  });

  test('while it revalidates a page, visitors get the stored page', async () => {
    await readPage(site.get('/quotes'));
    // Fresh for 2 s, then stale-while-revalidate for 10 s.
    await start(30);
    const { text } = await visit('/quotes');
    const { promise, resolve: release } = Promise.withResolvers<void>();
    gate = promise;
    await expect.poll(async () => (await visit('/quotes')).from, { timeout: 10_000 }).toBe('STALE');
    const meanwhile = await visit('/quotes');
    expect(meanwhile.from).toBe('UPDATING');
    expect(meanwhile.text).toBe(text);
    release();
    await expect.poll(async () => (await visit('/quotes')).from, { timeout: 10_000 }).toBe('HIT');
    expect(requests).toHaveLength(2);
  });

  test('while the Worker is unreachable, visitors get the stored page', async () => {
    await readPage(site.get('/quotes'));
    // Fresh for 1 s, then stale-while-revalidate for 1 s, then stale-if-error for minutes.
    await start(300);
    const { text } = await visit('/quotes');
    await between.close();
    await setTimeout(3_000);
    for (let visits = 0; visits < 3; visits++) {
      const failing = await visit('/quotes');
      expect(failing.status).toBe(200);
      expect(failing.from).toBe('STALE');
      expect(failing.text).toBe(text);
    }
    expect((await visit('/articles')).status).toBe(502);
  });
});
