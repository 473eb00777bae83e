import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { wirePost } from '../../support/wire-post.ts';

const line = '[data-await="/api/sunday"] p';

async function withSiteAt(
  time: string,
  settings: Record<string, string>,
  use: (site: Site) => Promise<void>,
) {
  const site = await startSite(settings, { clock: true });
  try {
    await site.setTime(time);
    await use(site);
  } finally {
    await site.close();
  }
}

test('LECTIONARY decides which Sundays and readings all pages have', () =>
  withSiteAt('2027-01-29T18:00:00Z', { LECTIONARY: 'lsb-one-year' }, async (site) => {
    for (const path of ['/', '/apologetics']) {
      expect((await readPage(site.get(path, crawler))).text(line)).toBe(
        'Sunday, January 31: Sexagesima · Isaiah 55 · 2 Corinthians 11–12 · Hebrews 4 · Luke 8 · All Sundays and feasts',
      );
    }
    const page = await readPage(site.get('/sundays'));
    expect(page.hrefs('li > a[href*=date]')[0]).toBe('/sundays?date=2027-01-31');
    expect(page.texts('h2').slice(1)).toEqual([
      ...['Pre-Lent 2027', 'Lent 2027', 'Holy Week 2027', 'Easter 2027', 'After Trinity 2027'],
      ...['Advent 2027', 'Christmas 2027', 'Epiphany 2028'],
    ]);
    expect(page.texts('article li > a')).toContain('Quasimodo Geniti (Easter 2)');
    expect(await (await site.get('/sundays.ics')).text()).toContain('SUMMARY:Judica (Lent 5)');
    const rcl = await readPage(site.get('/sundays?series=rcl'));
    expect(rcl.text('li > a[href*=date]')).toBe('Epiphany 4');
  }));

test('LECTIONARY=off removes the Sundays, and SCRIPTURE_LINKS=off the links of references', () =>
  withSiteAt(
    '2026-12-07T18:00:00Z',
    { LECTIONARY: 'off', SCRIPTURE_LINKS: 'off' },
    async (site) => {
      for (const path of ['/', '/apologetics']) {
        const page = await readPage(site.get(path, crawler));
        expect(page.status).toBe(200);
        expect(page.texts(line)).toEqual([]);
        expect(page.hrefs('a')).not.toContain('/sundays');
      }
      for (const query of ['', '?date=2026-12-24', '?series=rcl', '.ics']) {
        expect((await site.get(`/sundays${query}`)).status, query).toBe(404);
      }
      expect((await readPage(site.get('/sundays'))).text('h1')).toBe('Page Not Found');
      expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/sundays');

      const content = '<p>Ready for everyone who asks: 1 Peter 3:15.</p>';
      site.provider.intercept(({ path }) =>
        path.endsWith('/posts/1001') ? Response.json(wirePost({ content })) : undefined,
      );
      const article = await readPage(site.get('/articles/1001'));
      expect(article.text('main [data-content]')).toBe(
        'Ready for everyone who asks: 1 Peter 3:15.',
      );
      expect(article.texts('main [data-content] a')).toEqual([]);
    },
  ));
