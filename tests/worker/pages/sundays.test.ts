import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const line = '[data-await="/api/sunday"] p';

/** The tests run in the order of their days; the clock of this site is not set back. */
const site = await siteForFile({}, { clock: true });

/** The seconds until a response with this `Cache-Control` is neither fresh nor served stale. */
function lifetime(response: Response): number {
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('Cache-Control') ?? '')?.[1]);
  return seconds('max-age') + seconds('stale-while-revalidate');
}

test('the pages of lists have the coming Sunday in one line', async () => {
  await site.setTime('2026-12-07T18:00:00Z');
  for (const path of ['/', '/apologetics', '/apologetics?label=John+3']) {
    const page = await readPage(site.get(path, crawler));
    expect(page.text(line)).toBe('This Sunday, December 13: Advent 3 · 1 Thessalonians 5 · John 1');
    expect(page.hrefs(`${line} a`)).toEqual([
      '/sundays',
      '/apologetics?q=title%3A%22Advent+3%22',
      '/apologetics?label=1+Thessalonians+5',
      '/apologetics?label=John+1',
    ]);
  }
});

test('/sundays lists the Sundays and feasts of the year ahead with their readings', async () => {
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

test('/sundays shows a feast on a date, with a link to each chapter and each passage of the Old Testament that a reading names', async () => {
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

test.each(['series=tlh&date=2026-12-24', 'series=off', 'series=constructor'])(
  '/sundays says what is wrong with ?%s',
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

test('/sundays shows both a Sunday and a feast on it', async () => {
  const page = await readPage(site.get('/sundays?date=2028-12-24'));
  expect(page.text('h1')).toBe('Advent 4 and Christmas Eve, December 24, 2028');
  expect(page.texts('h2')).toEqual(['Advent 4', 'Christmas Eve']);
});

test.each([
  ['2026-12-23', 404, 'There is no Sunday or feast on December 23, 2026.'],
  ['2101-01-02', 404, 'The calendar has the dates from 1990 to 2100.'],
  ['2026-02-30', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
  ['Christmas', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
  ['\u0000', 400, 'This is not a date. Write the year, month and day, as in 2026-12-24.'],
])('/sundays says what is wrong with the date %j', async (date, status, message) => {
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

test('search engines index the list of Sundays, and no single date or series', async () => {
  for (const [path, canonical] of [
    ['/sundays', ['https://areopagus.example/sundays']],
    ['/sundays?date=2026-12-24', []],
    ['/sundays?series=rcl', []],
  ] as const) {
    expect((await readPage(site.get(path))).hrefs('link[rel=canonical]')).toEqual(canonical);
  }
});

test('at midnight of the time zone of the site, pages turn over within ten minutes, those in caches included', async () => {
  await site.setTime('2026-12-14T05:57:00Z');
  for (const path of ['/', '/apologetics']) await readPage(site.get(path, crawler));
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
});

test('on the day of a feast, the line has that day', async () => {
  await site.setTime('2026-12-24T18:00:00Z');
  expect((await readPage(site.get('/', crawler))).text(line)).toBe(
    'This Thursday, December 24: Christmas Eve · 1 John 4 · Matthew 1',
  );
});
