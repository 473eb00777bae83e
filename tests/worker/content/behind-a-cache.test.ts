import { beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../scripts/find-program.ts';
import { startNginx } from '../../support/nginx.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const browser = { 'User-Agent': browserUserAgent };
const nginx = findProgram('nginx');
const site = await siteForFile({}, { systemClock: true });

// As docs/nginx.conf has it.
describe.skipIf(nginx === undefined)('behind a standard HTTP cache', () => {
  let url: string;

  beforeAll(async () => {
    const cache = await startNginx(String(nginx), { upstream: site.url });
    ({ url } = cache);
    return cache.close;
  });

  async function visit(path: string) {
    const response = await fetch(url + path, { headers: browser, redirect: 'manual' });
    return { from: response.headers.get('X-Cache'), text: await response.text() };
  }

  test('it stores all kinds of responses, one for each URL', async () => {
    const pages = ['/', '/quotes', '/quotes?label=Hell', '/quotes?q=God', '/terms', '/api/quotes'];
    const files = ['/sitemap.xml', '/robots.txt', '/favicon.svg', '/share-card.png'];
    const paths = [...pages, ...files, '/quotes/feed.xml'];
    await site.runScheduled();
    for (const path of [...paths, '/nowhere']) await site.read(path);
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
  });

  test('ids at the end of a shared link make no page of their own', async () => {
    await site.read('/quotes?label=God');
    const { text } = await visit('/quotes?label=God');
    for (const ids of ['fbclid=1', 'utm_source=a&utm_medium=b&mc_eid=c', 'gclid=']) {
      expect(await visit(`/quotes?label=God&${ids}`)).toEqual({ from: 'HIT', text });
    }
    expect(await visit('/quotes?gclid=2')).toMatchObject({ from: 'HIT' });
    for (const other of ['label=Hell&fbclid=1', 'fbclid=1&label=Hell']) {
      expect((await visit(`/quotes?${other}`)).text).not.toBe(text);
    }
  });

  test('a streamed page starts before the provider responds, and is not stored', async () => {
    const respond = site.provider.hold();
    const { body } = await fetch(`${url}/quotes?q=hope`, { headers: browser });
    let html = '';
    for await (const bytes of body ?? []) {
      html += Buffer.from(bytes).toString();
      if (html.endsWith('Loading...</p>')) respond();
    }
    expect(html).toMatch(/Loading\.\.\.<\/p>[\s\S]*<\/html>$/);
    expect(html).not.toContain('>Error:');
    expect((await visit('/quotes?q=hope')).from).toBe('MISS');
  });
});
