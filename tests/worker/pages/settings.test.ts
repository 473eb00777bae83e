import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const coming = '[data-await="/api/sunday"] > *';

const site = await siteForFile({ LECTIONARY: 'off' });

test('LECTIONARY=off removes the Sundays', async () => {
  for (const path of ['/', '/apologetics']) {
    const page = await readPage(site.get(path, crawler));
    expect(page.status).toBe(200);
    expect(page.texts(coming)).toEqual([]);
    expect(page.hrefs('a')).not.toContain('/sundays');
  }
  for (const query of ['', '?date=2026-12-24', '?series=rcl', '.ics', '/feed.xml']) {
    expect((await site.get(`/sundays${query}`)).status, query).toBe(404);
  }
  expect((await readPage(site.get('/sundays'))).text('h1')).toBe('Page Not Found');
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/sundays');
});
