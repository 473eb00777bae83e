import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withToken } from '../../support/contact-post.ts';
import { startNginx } from '../../support/nginx.ts';
import { startOriginProxy } from '../../support/origin-proxy.ts';
import { readPage } from '../../support/page.ts';
import { findProgram } from '../../support/programs.ts';
import { type Site, startSite } from '../../support/site.ts';
import { browserUserAgent, crawler } from '../../support/user-agent.ts';
import { slow } from '../../support/watched-provider.ts';

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');

describe.skipIf(nginx === undefined)(
  'behind a standard HTTP cache (nginx, as docs/nginx.conf has it)',
  () => {
    let site: Site;
    let between: Awaited<ReturnType<typeof startOriginProxy>>;
    let cache: Awaited<ReturnType<typeof startNginx>>;

    async function start(options: { speedup?: number } = {}) {
      between = await startOriginProxy({ upstream: site.url, ...options });
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
      const answer = await fetch(cache.url + path, {
        headers: { 'User-Agent': browserUserAgent, ...headers },
        redirect: 'manual',
      });
      return {
        status: answer.status,
        from: answer.headers.get('X-Cache'),
        text: await answer.text(),
        headers: answer.headers,
      };
    }

    test('a hundred visitors cost the Worker one page', async () => {
      await readPage(site.get('/apologetics'));
      await start();
      const visits = await Promise.all(Array.from({ length: 100 }, () => visit('/apologetics')));
      expect(between.requests).toEqual(['/apologetics']);
      expect(visits.filter(({ from }) => from === 'MISS')).toHaveLength(1);
      expect(visits.filter(({ from }) => from === 'HIT')).toHaveLength(99);
      expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
      expect(visits[0]?.text).toContain('</html>');
    });

    test('it keeps all kinds of answers, and each address by itself', async () => {
      const paths = [
        ...['/', '/quotes', '/quotes?label=Hell', '/quotes?q=God', '/terms', '/api/quotes'],
        ...['/quotes/feed.xml', '/quotes/feed.json', '/sitemap.xml', '/robots.txt'],
        ...['/.well-known/security.txt', '/site.webmanifest', '/favicon.svg', '/share-card.png'],
      ];
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
      expect(between.requests).toEqual([...first.keys()]);
    });

    test('it answers who has the page already, without asking the Worker', async () => {
      await readPage(site.get('/quotes'));
      await start();
      const { headers } = await visit('/quotes');
      const again = await visit('/quotes', { 'If-None-Match': String(headers.get('ETag')) });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(between.requests).toEqual(['/quotes']);
    });

    test('it does not keep a page that comes in parts', async () => {
      await start();
      site.provider.intercept(slow(300));
      const late = await visit('/quotes?label=Hell');
      expect(late.text).toContain('Loading...');
      const again = await visit('/quotes?label=Hell');
      expect(again.from).toBe('MISS');
      expect(again.text).not.toContain('Loading...');
    });

    test('while it asks for a page anew, visitors get the one that it has', async () => {
      await readPage(site.get('/quotes'));
      // Fresh for two seconds, and then ten to ask anew.
      await start({ speedup: 30 });
      const { text } = await visit('/quotes');
      const release = between.block();
      await expect
        .poll(async () => (await visit('/quotes')).from, { timeout: 10_000 })
        .toBe('STALE');
      const meanwhile = await visit('/quotes');
      expect(meanwhile.from).toBe('UPDATING');
      expect(meanwhile.text).toBe(text);
      release();
      await expect.poll(async () => (await visit('/quotes')).from, { timeout: 10_000 }).toBe('HIT');
      expect(between.requests).toHaveLength(2);
    });

    test('while the Worker cannot be reached, visitors get the page that it has', async () => {
      await readPage(site.get('/quotes'));
      // Fresh for a second, then one to ask anew, then minutes for errors.
      await start({ speedup: 300 });
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

describe.skipIf(nginx === undefined)('what nginx does with answers on their way', () => {
  let site: Site;
  let front: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await startSite({ SITE_URL: 'https://www.example.org' });
    front = await startNginx(String(nginx), { upstream: site.url, openssl });
    await readPage(site.get('/quotes', crawler));
  });

  afterEach(() => site.provider.intercept());

  afterAll(async () => {
    await front.close();
    await site.close();
  });

  function ask(path: string, headers: Record<string, string> = {}) {
    return fetch(front.url + path, { headers: { 'User-Agent': browserUserAgent, ...headers } });
  }

  async function scriptPath() {
    const { html } = await readPage(site.get('/about'));
    return String(/\/assets\/main-[^"]+\.js/.exec(html));
  }

  test('text comes compressed, and pictures and fonts as they are', async () => {
    const { html } = await readPage(site.get('/about'));
    const [style] = /\/assets\/[^"]+\.css/.exec(html) ?? [];
    const [font] = /\/assets\/[^"]+\.woff2/.exec(html) ?? [];
    const texts = [
      ...['/quotes', '/api/quotes', '/quotes/feed.xml', '/quotes/feed.json', '/sitemap.xml'],
      ...['/robots.txt', '/site.webmanifest', '/opensearch.xml', '/favicon.svg', '/portrait.svg'],
      ...[await scriptPath(), String(style)],
    ];
    for (const path of texts) {
      const { headers } = await ask(path);
      expect([path, headers.get('Content-Encoding')]).toEqual([path, 'gzip']);
      expect([path, headers.get('Vary')]).toEqual([
        path,
        expect.stringMatching(/accept-encoding/i),
      ]);
    }
    for (const path of ['/share-card.png', String(font)]) {
      expect([path, (await ask(path)).headers.get('Content-Encoding')]).toEqual([path, null]);
    }
  });

  test('one answer is cached for those who take it compressed and those who do not', async () => {
    const path = '/articles';
    await readPage(site.get(path, crawler));
    const plain = await ask(path, { 'Accept-Encoding': 'identity' });
    const packed = await ask(path, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('X-Cache')).toBe('HIT');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(await packed.text()).toBe(await plain.text());
  });

  test('who has a compressed page or script already is told so', async () => {
    for (const path of ['/quotes', await scriptPath()]) {
      const known = (await ask(path)).headers.get('ETag');
      expect(known).toMatch(/^W\//);
      const again = await ask(path, { 'If-None-Match': String(known) });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test('a page in parts begins while the provider thinks, compressed or not', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const thinking = Promise.withResolvers<undefined>();
      site.provider.intercept(() => thinking.promise);
      const path = `/quotes?q=${encoding}`;
      const { body } = await ask(path, { 'Accept-Encoding': encoding });
      let html = '';
      const decoder = new TextDecoder();
      for await (const bytes of body ?? []) {
        html += decoder.decode(bytes, { stream: true });
        if (html.endsWith('Loading...</p>')) thinking.resolve(undefined);
      }
      expect([encoding, html]).toEqual([encoding, expect.stringMatching(/Loading\.\.\.<\/p>/)]);
      expect([encoding, />Error: [^<]*/.exec(html)?.[0]]).toEqual([encoding, undefined]);
      expect(html).toMatch(/<\/html>$/);
    }
  });

  test('what is asked by http is asked again by https', async () => {
    const answer = await fetch(`${front.redirectUrl}/quotes?label=Hell`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('https://www.example.org/quotes?label=Hell');
  });

  describe.skipIf(openssl === undefined)('by HTTP/2', () => {
    /** A request as a browser at https://www.example.org makes it, and what comes over the wire. */
    async function request(headers: OutgoingHttpHeaders, body = '') {
      const session = connect(front.secureUrl, { rejectUnauthorized: false });
      try {
        const stream = session.request(
          { ':authority': 'www.example.org', 'user-agent': browserUserAgent, ...headers },
          { endStream: body === '' },
        );
        if (body) stream.end(body);
        const [answer] = await once(stream, 'response');
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part);
        return { status: answer[':status'], headers: answer, body: Buffer.concat(parts) };
      } finally {
        session.close();
      }
    }

    test('the script of a first visit is a third of its size', async () => {
      const path = await scriptPath();
      const { headers, body } = await request({ ':path': path, 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      const script = await (await site.get(path)).text();
      expect(gunzipSync(body).toString()).toBe(script);
      expect(body.length).toBeLessThan(script.length / 2.8);
    });

    test('a message of the contact form gets through, and one from elsewhere does not', async () => {
      const form = { ':method': 'POST', ':path': '/contact', 'content-type': 'application/json' };
      const message = JSON.stringify(withToken());
      const ours = await request({ ...form, origin: 'https://www.example.org' }, message);
      expect([ours.status, ours.body.toString()]).toEqual([200, '{"status":200}']);
      const theirs = await request({ ...form, origin: 'https://www.example.net' }, message);
      expect(theirs.status).toBe(403);
    });
  });
});
