import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { startSite } from '../../support/site.ts';

test('staff read on a preview what may be wrong in its posts, and its banner tells how much', async () => {
  const site = await startSite({ DEPLOYMENT: 'preview' });
  try {
    const { text, texts } = await readPage(site.get('/report'));
    expect(text('main')).toContain('Not all posts have been read yet.');
    expect(texts('main li')).toEqual([]);
    const read = await fetch(`${site.url}/report`, { method: 'POST', redirect: 'manual' });
    expect([read.status, read.headers.get('Location')]).toEqual([303, '/report']);
    while (await site.runScheduled()) {
      const { headers } = await site.get('/sitemap.xml');
      if (headers.get('Cache-Control')?.includes('max-age=3600')) break;
    }
    const complete = await readPage(site.get('/report'));
    expect(complete.text('main')).toContain('All posts have been read.');
    expect(complete.headers.get('Cache-Control')).toBe('no-store');
    const faults = complete.texts('main li').length;
    expect(faults).toBeGreaterThan(0);
    const home = await readPage(site.get('/'));
    expect(home.texts('aside a[href="/report"]')).toEqual([`Reports (${faults})`]);
  } finally {
    await site.close();
  }
});

test('production has no report', async () => {
  const site = await startSite({ DEPLOYMENT: 'production' });
  expect((await site.get('/report')).status).toBe(404);
  await site.close();
});
