import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  beforeEach(async () => {
    requests = [];
    between = await startRewritingProxy();
    between.proxyTo(site.url);
    between.rewrite((response, path) => {
      requests.push(path);
      return response;
    });
    cache = await startNginx(String(nginx), { upstream: between.url });
  });

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

  test('it stores all kinds of responses, one for each URL', async () => {
    const paths = [
      ...['/', '/quotes', '/quotes?label=Hell', '/quotes?q=God', '/terms', '/api/quotes'],
      ...['/quotes/feed.xml', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/share-card.png'],
    ];
    await site.runScheduled();
    for (const path of [...paths, '/nowhere']) await readPage(site.get(path));
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
    const { headers, text } = await visit('/articles');
    expect(headers.get('Content-Encoding')).toBe('gzip');
    expect(text).toMatch(/<\/html>$/);
    const etag = String(headers.get('ETag'));
    expect((await visit('/articles', { 'If-None-Match': etag })).status).toBe(304);
  });
});
