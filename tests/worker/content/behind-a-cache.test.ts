import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withToken } from '../../support/contact-post.ts';
import { startNginx } from '../../support/nginx.ts';
import { readPage } from '../../support/page.ts';
import { findProgram } from '../../support/programs.ts';
import { type RewritingProxy, startRewritingProxy } from '../../support/rewriting-proxy.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent, crawler } from '../../support/user-agent.ts';
import { slow } from '../../support/watched-provider.ts';

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

describe.skipIf(nginx === undefined)(
  'behind a standard HTTP cache (nginx, as docs/nginx.conf has it)',
  () => {
    let site: Site;
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

    beforeEach(async () => {
      site = await startSite();
    });

    afterEach(async () => {
      await cache.close();
      await between.close();
      await site.close();
    });

    async function visit(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(cache.url + path, {
        headers: { 'User-Agent': browserUserAgent, ...headers },
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
        ...['/quotes/feed.xml', '/quotes/feed.json', '/sitemap.xml', '/robots.txt'],
        ...['/.well-known/security.txt', '/site.webmanifest', '/favicon.svg', '/share-card.png'],
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

    test('it does not store a streamed page', async () => {
      await start();
      site.provider.intercept(slow(300));
      const slowPage = await visit('/quotes?label=Hell');
      expect(slowPage.text).toContain('Loading...');
      const again = await visit('/quotes?label=Hell');
      expect(again.from).toBe('MISS');
      expect(again.text).not.toContain('Loading...');
    });

    test('while it revalidates a page, visitors get the stored page', async () => {
      await readPage(site.get('/quotes'));
      // Fresh for 2 s, then stale-while-revalidate for 10 s.
      await start(30);
      const { text } = await visit('/quotes');
      const { promise, resolve: release } = Promise.withResolvers<void>();
      gate = promise;
      await expect
        .poll(async () => (await visit('/quotes')).from, { timeout: 10_000 })
        .toBe('STALE');
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
  },
);

describe.skipIf(nginx === undefined)('responses that pass through nginx', () => {
  let site: Site;
  let proxy: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await startSite({ SITE_URL: 'https://www.example.org' });
    proxy = await startNginx(String(nginx), { upstream: site.url, openssl });
    await readPage(site.get('/quotes', crawler));
  });

  afterEach(() => site.provider.intercept());

  afterAll(async () => {
    await proxy.close();
    await site.close();
  });

  function send(path: string, headers: Record<string, string> = {}) {
    return fetch(proxy.url + path, { headers: { 'User-Agent': browserUserAgent, ...headers } });
  }

  async function scriptPath() {
    const { html } = await readPage(site.get('/about'));
    return String(/\/assets\/main-[^"]+\.js/.exec(html));
  }

  test('text is compressed; images and fonts are not', async () => {
    const { html } = await readPage(site.get('/about'));
    const [style] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
    const [font] = /\/assets\/[^"]+\.woff2/.exec(html) ?? [];
    const texts = [
      ...['/quotes', '/api/quotes', '/quotes/feed.xml', '/quotes/feed.json', '/sitemap.xml'],
      ...['/robots.txt', '/site.webmanifest', '/opensearch.xml', '/favicon.svg', '/portrait.svg'],
      ...[await scriptPath(), String(style)],
    ];
    for (const path of texts) {
      const { headers } = await send(path);
      expect([path, headers.get('Content-Encoding')]).toEqual([path, 'gzip']);
      expect([path, headers.get('Vary')]).toEqual([
        path,
        expect.stringMatching(/accept-encoding/i),
      ]);
    }
    for (const path of ['/share-card.png', String(font)]) {
      expect([path, (await send(path)).headers.get('Content-Encoding')]).toEqual([path, null]);
    }
  });

  test('one cached response serves clients with and without compression', async () => {
    const path = '/articles';
    await readPage(site.get(path, crawler));
    const plain = await send(path, { 'Accept-Encoding': 'identity' });
    const compressed = await send(path, { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('X-Cache')).toBe('HIT');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect(await compressed.text()).toBe(await plain.text());
  });

  test('a compressed page or script is revalidated with 304', async () => {
    for (const path of ['/quotes', await scriptPath()]) {
      const etag = (await send(path)).headers.get('ETag');
      expect(etag).toMatch(/^W\//);
      const again = await send(path, { 'If-None-Match': String(etag) });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test('a streamed page starts before the provider responds, compressed or not', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const isWaiting = Promise.withResolvers<undefined>();
      site.provider.intercept(() => isWaiting.promise);
      const path = `/quotes?q=${encoding}`;
      const { body } = await send(path, { 'Accept-Encoding': encoding });
      let html = '';
      const decoder = new TextDecoder();
      for await (const bytes of body ?? []) {
        html += decoder.decode(bytes, { stream: true });
        if (html.endsWith('Loading...</p>')) isWaiting.resolve(undefined);
      }
      expect([encoding, html]).toEqual([encoding, expect.stringMatching(/Loading\.\.\.<\/p>/)]);
      expect([encoding, />Error: [^<]*/.exec(html)?.[0]]).toEqual([encoding, undefined]);
      expect(html).toMatch(/<\/html>$/);
    }
  });

  test('http is redirected to https', async () => {
    const response = await fetch(`${proxy.redirectUrl}/quotes?label=Hell`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('https://www.example.org/quotes?label=Hell');
  });

  describe.skipIf(openssl === undefined)('with HTTP/2', () => {
    /** Sends a request as a browser at https://www.example.org does, and returns the transferred bytes. */
    async function request(headers: OutgoingHttpHeaders, body = '') {
      const session = connect(proxy.secureUrl, { rejectUnauthorized: false });
      try {
        const stream = session.request(
          { ':authority': 'www.example.org', 'user-agent': browserUserAgent, ...headers },
          { endStream: body === '' },
        );
        if (body) stream.end(body);
        const [response] = await once(stream, 'response');
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part);
        return { status: response[':status'], headers: response, body: Buffer.concat(parts) };
      } finally {
        session.close();
      }
    }

    test('a message of the contact form is accepted, and one from another origin is not', async () => {
      const form = { ':method': 'POST', ':path': '/contact', 'content-type': 'application/json' };
      const message = JSON.stringify(withToken());
      const sameOrigin = await request({ ...form, origin: 'https://www.example.org' }, message);
      expect([sameOrigin.status, sameOrigin.body.toString()]).toEqual([200, '{"status":200}']);
      const crossOrigin = await request({ ...form, origin: 'https://www.example.net' }, message);
      expect(crossOrigin.status).toBe(403);
    });
  });
});
