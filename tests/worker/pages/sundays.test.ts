import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { type Site, startSite } from '../../support/site.ts';

const line = '[data-await="/api/sunday"] p';

/** Starts a site whose clock shows that time. */
async function siteAt(time: string, settings: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(settings, { clock: true });
  await site.setTime(time);
  return site;
}

async function withSiteAt(
  time: string,
  settings: Record<string, string>,
  use: (site: Site) => Promise<void>,
) {
  const site = await siteAt(time, settings);
  try {
    await use(site);
  } finally {
    await site.close();
  }
}

/** The seconds until a response with this `Cache-Control` is neither fresh nor served stale. */
function lifetime(response: Response): number {
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('Cache-Control') ?? '')?.[1]);
  return seconds('max-age') + seconds('stale-while-revalidate');
}

test('the pages of lists have the coming Sunday in one line', () =>
  withSiteAt('2026-12-07T18:00:00Z', {}, async (site) => {
    for (const path of ['/', '/apologetics', '/apologetics?label=John+3']) {
      const page = await readPage(site.get(path));
      expect(page.text(line)).toBe(
        'This Sunday, December 13: Advent 3 · 1 Thessalonians 5 · John 1',
      );
      expect(page.hrefs(`${line} a`)).toEqual([
        '/sundays',
        '/apologetics?q=title%3A%22Advent+3%22',
        '/apologetics?label=1+Thessalonians+5',
        '/apologetics?label=John+1',
      ]);
    }
  }));

test('on the day of a feast, the line has that day', () =>
  withSiteAt('2026-12-24T18:00:00Z', {}, async (site) => {
    const page = await readPage(site.get('/'));
    expect(page.text(line)).toBe(
      'This Thursday, December 24: Christmas Eve · 1 John 4 · Matthew 1',
    );
  }));

test('the Revised Common Lectionary has its own readings', () =>
  withSiteAt('2026-12-24T18:00:00Z', { LECTIONARY: 'rcl' }, async (site) => {
    const page = await readPage(site.get('/'));
    expect(page.text(line)).toBe('This Thursday, December 24: Christmas Eve · Titus 2 · Luke 2');
  }));

test('the setting decides what the other pages show', () =>
  withSiteAt('2027-01-29T18:00:00Z', { LECTIONARY: 'lsb-one-year' }, async (site) => {
    for (const path of ['/', '/apologetics']) {
      const page = await readPage(site.get(path));
      expect(page.text(line)).toBe(
        'This Sunday, January 31: Sexagesima · 2 Corinthians 11 · 2 Corinthians 12 · Hebrews 4 · Luke 8',
      );
    }
    const page = await readPage(site.get('/sundays'));
    expect(page.text('article h3')).toBe('Sexagesima');
    expect(page.hrefs('article h3 a')[0]).toBe('/sundays?date=2027-01-31');
    expect(await (await site.get('/sundays.ics')).text()).toContain('SUMMARY:Judica (Lent 5)');
    const rcl = await readPage(site.get('/sundays?series=rcl'));
    expect(rcl.text('article h3')).toBe('Epiphany 4');
  }));

test('at midnight of the time zone of the site, pages turn over within ten minutes, those in caches included', () =>
  withSiteAt('2026-12-14T05:57:00Z', {}, async (site) => {
    for (const path of ['/', '/apologetics']) await readPage(site.get(path));
    for (const path of ['/', '/apologetics', '/sundays', '/api/sunday']) {
      const response = await site.get(path);
      expect(await response.text(), path).toContain('December 13');
      expect(lifetime(response), path).toBeLessThanOrEqual(300);
    }
    await site.advance(480_000);
    for (const path of ['/', '/apologetics', '/sundays', '/api/sunday']) {
      const response = await site.get(path);
      expect(await response.text(), path).not.toContain('December 13');
    }
    expect((await readPage(site.get('/'))).text(line)).toMatch(
      /^This Sunday, December 20: Advent 4 · /,
    );
  }));

describe('/sundays', () => {
  let site: Site;
  beforeAll(async () => {
    site = await siteAt('2026-12-07T18:00:00Z');
  });
  afterAll(() => site.close());

  test('lists the Sundays and feasts of the year ahead with their readings', async () => {
    const page = await readPage(site.get('/sundays'));
    expect(page.status).toBe(200);
    expect(page.text('h1')).toBe('Sundays and Feasts');
    expect(page.texts('h2')).toEqual([
      ...['Advent', 'Christmas', 'Epiphany', 'Lent', 'Holy Week', 'Easter', 'After Pentecost'],
      'Advent',
    ]);
    const names = page.texts('article h3');
    expect(names.slice(0, 5)).toEqual([
      ...['Advent 3', 'Advent 4', 'Christmas Eve', 'Christmas Day', 'Christmas 1'],
    ]);
    expect(names).toContain('Proper 29 (Last Sunday of the Church Year)');
    expect(names.at(-1)).toBe('Advent 2');
    expect(names).toHaveLength(63);
    expect(page.text('article h3 + p')).toBe(
      'Sunday, December 13, 2026 (Year B)Isaiah 61:1–4, 8–11 · 1 Thessalonians 5:16–24 · John 1:6–8, 19–28Thoughts titled “Advent 3”',
    );
    expect(page.hrefs('article a')).toContain('/apologetics?label=1+Thessalonians+5');
    expect(page.hrefs('article a')).toContain('/passages?ref=Isaiah+61:1-4,+8-11');
  });

  test('shows a feast on a date, with a link to each chapter and each passage of the Old Testament that a reading names', async () => {
    const page = await readPage(site.get('/sundays?date=2027-03-21'));
    expect(page.status).toBe(200);
    expect(page.text('h1')).toBe('Palm Sunday, March 21, 2027');
    expect(page.text('article p')).toBe(
      'Sunday, March 21, 2027 (Year B)John 12:12–19 · Zechariah 9:9–12 · Philippians 2:5–11 · Mark 14:1–15:47 or Mark 15:1–47 or John 12:20–43Thoughts titled “Palm Sunday”',
    );
    expect(page.hrefs('article a')).toEqual([
      '/apologetics?label=John+12',
      '/passages?ref=Zechariah+9:9-12',
      '/apologetics?label=Philippians+2',
      '/apologetics?label=Mark+14',
      '/apologetics?label=Mark+15',
      '/apologetics?label=Mark+15',
      '/apologetics?label=John+12',
      '/apologetics?q=title%3A%22Palm+Sunday%22',
      '/sundays',
      '/sundays?series=lsb&date=2027-03-21',
      '/sundays?series=lsb-one-year&date=2027-03-21',
      '/sundays?series=rcl&date=2027-03-21',
    ]);
  });

  test.each([
    ['', 'Lutheran Service Book, three-year series', 'Advent 3', ' (Year B)Isaiah 61:1–4, 8–11'],
    [
      '?series=lsb',
      'Lutheran Service Book, three-year series',
      'Advent 3',
      ' (Year B)Isaiah 61:1–4, 8–11',
    ],
    [
      '?series=lsb-one-year',
      'Lutheran Service Book, one-year series',
      'Advent 3',
      'Isaiah 40:1–8 (9–11)',
    ],
    ['?series=rcl', 'Revised Common Lectionary', 'Advent 3', ' (Year B)Isaiah 61:1–4, 8–11'],
  ])('/sundays%s has the year ahead of the %s', async (query, title, name, readings) => {
    const page = await readPage(site.get(`/sundays${query}`));
    expect(page.status).toBe(200);
    expect(page.text('h1')).toBe(`Sundays and Feasts${query && `: ${title}`}`);
    expect(page.texts('article [aria-current=page]')).toEqual([title]);
    expect(page.hrefs('article p:first-child a')).toEqual([
      '/sundays?series=lsb',
      '/sundays?series=lsb-one-year',
      '/sundays?series=rcl',
    ]);
    expect(page.text('article h3')).toBe(name);
    expect(page.text('article h3 + p')).toContain(`December 13, 2026${readings}`);
    const date = `${query ? `${query}&` : '?'}date=2026-12-13`;
    expect(page.hrefs('article h3 a')[0]).toBe(`/sundays${date}`);
    expect(page.hrefs('article a').includes('/sundays.ics')).toBe(query === '');
  });

  test('the one-year series has its own seasons and names, and no year', async () => {
    const page = await readPage(site.get('/sundays?series=lsb-one-year'));
    expect(page.texts('h2')).toEqual([
      ...['Advent', 'Christmas', 'Epiphany', 'Pre-Lent', 'Lent', 'Holy Week', 'Easter'],
      ...['After Trinity', 'Advent'],
    ]);
    expect(page.texts('article h3')).toContain('Quasimodo Geniti (Easter 2)');
    expect(page.text('article')).not.toContain('(Year ');
  });

  test('a date of a series keeps the series, and leads to the others', async () => {
    const page = await readPage(site.get('/sundays?series=lsb-one-year&date=2027-10-31'));
    expect(page.text('h1')).toBe('Reformation Day and Trinity 23, October 31, 2027');
    expect(page.texts('article [aria-current=page]')).toEqual([
      'Lutheran Service Book, one-year series',
    ]);
    expect(page.hrefs('article p a').slice(-4)).toEqual([
      '/sundays?series=lsb-one-year',
      '/sundays?series=lsb&date=2027-10-31',
      '/sundays?series=lsb-one-year&date=2027-10-31',
      '/sundays?series=rcl&date=2027-10-31',
    ]);
  });

  test('a series without a day on the date is linked without the date', async () => {
    const page = await readPage(site.get('/sundays?series=lsb&date=2028-10-31'));
    expect(page.text('h1')).toBe('Reformation Day, October 31, 2028');
    expect(page.hrefs('article p a').at(-1)).toBe('/sundays?series=rcl');
  });

  test.each(['series=tlh', 'series=tlh&date=2026-12-24', 'series=off', 'series=constructor'])(
    'says what is wrong with ?%s',
    async (query) => {
      const message = 'There is no such series. The series are lsb, lsb-one-year, rcl.';
      const page = await readPage(site.get(`/sundays?${query}`));
      expect(page.status).toBe(404);
      expect(page.text('main')).toContain(message);
      expect(page.hrefs('main a')).toEqual(['/sundays']);
      const response = await site.get(`/api/sundays?${query}`);
      expect([response.status, (await response.json()).message]).toEqual([404, message]);
    },
  );

  test('shows both a Sunday and a feast on it', async () => {
    const page = await readPage(site.get('/sundays?date=2028-12-24'));
    expect(page.text('h1')).toBe('Advent 4 and Christmas Eve, December 24, 2028');
    expect(page.texts('h2')).toEqual(['Advent 4', 'Christmas Eve']);
  });

  test.each([
    ['2026-12-23', 404, 'There is no Sunday or feast on December 23, 2026.'],
    ['2101-01-02', 404, 'The calendar has the dates from 1990 to 2100.'],
    ['2026-02-30', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
    ['Christmas', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
    [
      '<b>'.repeat(900),
      400,
      'This is not a date. Write the year, month and day, as in 2026-12-24.',
    ],
    ['\u0000', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
  ])('says what is wrong with the date %j', async (date, status, message) => {
    const query = new URLSearchParams({ date });
    const page = await readPage(site.get(`/sundays?${query}`));
    expect(page.status).toBe(status);
    expect(page.text('main')).toContain(message);
    expect(page.hrefs('main a')).toEqual(['/sundays']);
    const response = await site.get(`/api/sundays?${query}`);
    expect([response.status, (await response.json()).message]).toEqual([status, message]);
  });

  test('the calendar has the days of two church years', async () => {
    const response = await site.get('/sundays.ics');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    const days = events.map(({ startDate, summary }) => `${startDate} ${summary}`);
    expect(days[0]).toBe('2026-11-29 Advent 1');
    expect(days).toContain('2026-12-24 Christmas Eve');
    expect(days.at(-1)).toBe('2028-11-26 Proper 29 (Last Sunday of the Church Year)');
    expect(events[0]?.description).toBe(
      'Isaiah 64:1–9\n1 Corinthians 1:3–9\nMark 11:1–10 or Mark 13:24–37',
    );
    await site.advance(60_000);
    const again = await site.get('/sundays.ics', {
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

test('search engines index the list of Sundays, and no single date or series', async () => {
  const site = await sharedSite();
  const list = await readPage(site.get('/sundays'));
  expect(list.hrefs('link[rel=canonical]')).toEqual(['https://areopagus.example/sundays']);
  const date = await readPage(site.get('/sundays?date=2026-12-24'));
  expect(date.hrefs('link[rel=canonical]')).toEqual([]);
  const series = await readPage(site.get('/sundays?series=rcl'));
  expect(series.hrefs('link[rel=canonical]')).toEqual([]);
  expect(await (await site.get('/sitemap.xml')).text()).toContain('/sundays</loc>');
});

test('without a lectionary, the site has no Sundays', () =>
  withSiteAt('2026-12-07T18:00:00Z', { LECTIONARY: 'off' }, async (site) => {
    for (const path of ['/', '/apologetics']) {
      const page = await readPage(site.get(path));
      expect(page.status).toBe(200);
      expect(page.texts(line)).toEqual([]);
      expect(page.hrefs('a')).not.toContain('/sundays');
    }
    for (const path of [
      ...['/sundays', '/sundays?date=2026-12-24', '/sundays?series=rcl', '/sundays.ics'],
    ]) {
      expect((await site.get(path)).status, path).toBe(404);
    }
    expect((await readPage(site.get('/sundays'))).text('h1')).toBe('Page Not Found');
    expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/sundays');
  }));
