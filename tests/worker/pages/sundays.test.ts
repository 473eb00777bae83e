import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const coming = '[data-await="/api/sunday"] > *';

/** The tests run in the order of their days; the clock of this site is not set back. */
const site = await siteForFile({}, { clock: true });

/** The seconds until a response with this `Cache-Control` is neither fresh nor served stale. */
function lifetime(response: Response): number {
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('Cache-Control') ?? '')?.[1]);
  return seconds('max-age') + seconds('stale-while-revalidate');
}

test('the home page and the pages of thoughts have the coming Sunday with its readings', async () => {
  await site.setTime('2026-12-07T18:00:00Z');
  const home = await readPage(site.get('/', crawler));
  expect(home.text(`${coming} h2`)).toBe('Advent 3 Sunday, December 13');
  expect(home.text(`${coming} p`)).toBe('Isaiah 61 · 1 Thessalonians 5 · John 1');
  for (const path of ['/apologetics', '/apologetics?label=John+3']) {
    const page = await readPage(site.get(path, crawler));
    expect(page.text(coming)).toBe(
      'Sunday, December 13: Advent 3 · Isaiah 61 · 1 Thessalonians 5 · John 1All Sundays and feasts',
    );
    expect(page.hrefs(`${coming} a`)).toEqual(home.hrefs(`${coming} a`));
    expect(page.hrefs(`${coming} a`)).toEqual([
      '/sundays?date=2026-12-13',
      '/passages?ref=Isaiah+61:1-4,+8-11',
      '/passages?ref=1+Thessalonians+5:16-24',
      '/passages?ref=John+1:6-8,+19-28',
      '/sundays',
    ]);
  }
});

test('/sundays lists the Sundays and feasts of the year ahead with their readings, by season', async () => {
  const page = await readPage(site.get('/sundays'));
  expect(page.status).toBe(200);
  expect(page.text('h1')).toBe('Sundays and Feasts');
  expect(page.texts('h2')).toEqual([
    ...['The coming Sunday', 'Advent 2026', 'Christmas 2026', 'Epiphany 2027', 'Lent 2027'],
    ...['Holy Week 2027', 'Easter 2027', 'After Pentecost 2027', 'Advent 2027'],
  ]);
  expect(page.hrefs('nav[aria-label=Seasons] a')[1]).toBe('#christmas-2026');
  expect(page.text('#christmas-2026')).toBe('Christmas 2026');
  expect(page.texts('section[aria-labelledby=coming] li')).toEqual([
    'Sunday, December 13Advent 3Isaiah 61 · 1 Thessalonians 5 · John 1',
  ]);
  const names = page.texts('h2[id*=-] + ul li > a');
  expect(names[2]).toBe('Christmas Eve');
  expect(names).toContain('Proper 29 (Last Sunday of the Church Year)');
  expect(names.at(-1)).toBe('Advent 2');
  expect(names).toHaveLength(63);
});

test('/sundays?date= has each reading of a day as a heading, the days around it and its calendar', async () => {
  const page = await readPage(site.get('/sundays?date=2027-03-21'));
  expect(page.status).toBe(200);
  expect(page.text('h1')).toBe('Palm Sunday, March 21, 2027');
  expect(page.text('article p')).toBe('Sunday · Lutheran Service Book, three-year series · Year B');
  expect(page.texts('h3')).toEqual([
    ...['John 12:12–19', 'Zechariah 9:9–12', 'Philippians 2:5–11'],
    ...['Mark 14:1–15:47', 'or Mark 15:1–47', 'or John 12:20–43'],
  ]);
  expect(page.hrefs('h3 a')[3]).toBe('/passages?ref=Mark+14-15');
  expect(page.hrefs('h3 + p a')[0]).toBe(
    'https://www.stepbible.org/?q=reference=John%2012%3A12-19',
  );
  expect(page.texts('nav[aria-label=Days] a')).toEqual([
    ...['← Lent 5', 'All Sundays and feasts', 'Maundy Thursday →'],
  ]);
  expect(page.hrefs('nav[aria-label=Days] a')).toEqual([
    ...['/sundays?date=2027-03-14', '/sundays', '/sundays?date=2027-03-25'],
  ]);
  expect(page.hrefs('a[href*=".ics"]')).toEqual(['/sundays.ics?date=2027-03-21']);
  expect(page.hrefs('nav[aria-label="Other series"] a')).toEqual([
    '/sundays?series=lsb-one-year&date=2027-03-21',
    '/sundays?series=rcl&date=2027-03-21',
  ]);
  expect(page.hrefs('link[rel=canonical]')).toEqual([]);
});

test.each([
  ['', 'Lutheran Service Book, three-year series', 'Isaiah 61'],
  ['?series=lsb-one-year', 'Lutheran Service Book, one-year series', 'Isaiah 40'],
  ['?series=rcl', 'Revised Common Lectionary', 'Isaiah 61'],
])(
  '/sundays%s has the year ahead of the %s, and only the first is indexed',
  async (query, title, reading) => {
    const page = await readPage(site.get(`/sundays${query}`));
    expect(page.status).toBe(200);
    expect(page.text('h1')).toBe(`Sundays and Feasts${query && `: ${title}`}`);
    expect(page.texts('article [aria-current=true]')).toEqual([title]);
    expect(page.hrefs('nav[aria-label=Series] a')).toEqual([
      '/sundays',
      '/sundays?series=lsb-one-year',
      '/sundays?series=rcl',
    ]);
    expect(page.text('article li')).toContain(`December 13Advent 3${reading} · `);
    const date = `${query ? `${query}&` : '?'}date=2026-12-13`;
    expect(page.hrefs('article li > a')[0]).toBe(`/sundays${date}`);
    expect(page.hrefs('article a[href*=".ics"]')).toEqual([
      `webcal://areopagus.example/sundays.ics${query}`,
      `/sundays.ics${query}`,
    ]);
    const canonical = query ? [] : ['https://areopagus.example/sundays'];
    expect(page.hrefs('link[rel=canonical]')).toEqual(canonical);
  },
);

test('a date of a series keeps the series, and leads to the same date of the others that have it', async () => {
  const page = await readPage(site.get('/sundays?series=lsb-one-year&date=2027-10-31'));
  expect(page.text('h1')).toBe('Reformation Day and Trinity 23, October 31, 2027');
  expect(page.texts('h2')).toEqual(['Posts for Reformation Day', 'Posts for Trinity 23']);
  expect(page.text('article p')).toBe('Sunday · Lutheran Service Book, one-year series');
  expect(page.hrefs('nav[aria-label=Days] a')).toEqual([
    '/sundays?series=lsb-one-year&date=2027-10-24',
    '/sundays?series=lsb-one-year',
    '/sundays?series=lsb-one-year&date=2027-11-01',
  ]);
  expect(page.hrefs('a[href*=".ics"]')).toEqual([
    '/sundays.ics?series=lsb-one-year&date=2027-10-31',
  ]);
  const ofLsb = await readPage(site.get('/sundays?date=2028-10-31'));
  expect(ofLsb.text('h1')).toBe('Reformation Day, October 31, 2028');
  expect(ofLsb.hrefs('nav[aria-label="Other series"] a').at(-1)).toBe('/sundays?series=rcl');
});

test('the calendar has the days of two church years', async () => {
  const response = await site.get('/sundays.ics');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  // tests/unit/worker/sundays/icalendar.test.ts has the form of its events.
  const days = [...(await response.text()).matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)];
  expect([days[0]?.[1], days.at(-1)?.[1]]).toEqual(['20261129', '20281126']);
});

test("at midnight of the site's time zone pages turn over in ten minutes, also those in caches", async () => {
  await site.setTime('2026-12-14T05:57:00Z');
  for (const path of ['/', '/apologetics', '/sundays', '/api/sunday']) {
    const response = await site.get(path, crawler);
    expect(await response.text(), path).toContain('December 13');
    expect(lifetime(response), path).toBeLessThanOrEqual(300);
  }
  await site.advance(480_000);
  for (const path of ['/', '/apologetics', '/sundays', '/api/sunday']) {
    const response = await site.get(path, crawler);
    expect(await response.text(), path).not.toContain('December 13');
  }
  expect((await readPage(site.get('/'))).text(`${coming} h2`)).toBe('Advent 4 Sunday, December 20');
});

test('a feast on a weekday stands before the Sunday, until its day has passed', async () => {
  for (const day of [21, 24]) {
    await site.setTime(`2026-12-${day}T18:00:00Z`);
    const page = await readPage(site.get('/', crawler));
    expect(page.text(`${coming} p`)).toMatch(/^Thursday, December 24: Christmas Eve · Isaiah 7 · /);
    expect(page.text(`${coming} h2`)).toBe('Christmas 1 Sunday, December 27');
  }
});
