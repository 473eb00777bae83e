import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBetween } from '../support/between.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { readPage } from '../support/page.ts';
import { type Site, startSite } from '../support/site.ts';
import { personsBrowser } from '../support/user-agent.ts';
import { slow } from '../support/watched-provider.ts';

const nginx = findNginx();

describe.skipIf(nginx === undefined)('behind a standard HTTP cache (nginx)', () => {
  let site: Site;
  let between: Awaited<ReturnType<typeof startBetween>>;
  let cache: Awaited<ReturnType<typeof startNginx>>;

  async function start(options: { hurry?: number } = {}) {
    between = await startBetween({ upstream: site.url, ...options });
    cache = await startNginx(String(nginx), between.url);
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
      headers: { 'User-Agent': personsBrowser, ...headers },
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
    expect(between.passed).toEqual(['/apologetics']);
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
    expect(between.passed).toEqual([...first.keys()]);
  });

  test('it answers who has the page already, without asking the Worker', async () => {
    await readPage(site.get('/quotes'));
    await start();
    const { headers } = await visit('/quotes');
    const again = await visit('/quotes', { 'If-None-Match': String(headers.get('ETag')) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(between.passed).toEqual(['/quotes']);
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
    await start({ hurry: 30 });
    const { text } = await visit('/quotes');
    const release = between.holdUp();
    await expect.poll(async () => (await visit('/quotes')).from, { timeout: 10_000 }).toBe('STALE');
    const meanwhile = await visit('/quotes');
    expect(meanwhile.from).toBe('UPDATING');
    expect(meanwhile.text).toBe(text);
    release();
    await expect.poll(async () => (await visit('/quotes')).from, { timeout: 10_000 }).toBe('HIT');
    expect(between.passed).toHaveLength(2);
  });

  test('while the Worker cannot be reached, visitors get the page that it has', async () => {
    await readPage(site.get('/quotes'));
    // Fresh for a second, then one to ask anew, then minutes for errors.
    await start({ hurry: 300 });
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
