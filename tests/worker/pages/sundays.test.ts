import { beforeEach, expect, test } from 'vitest';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const coming = '[data-await="/api/sunday"] > *';

const site = await siteForFile({}, { clock: true });

beforeEach(async () => {
  await site.startAnew();
  await site.setTime('2026-12-07T18:00:00Z');
});

/** The seconds until a response with this `Cache-Control` is neither fresh nor served stale. */
function lifetime(response: Response): number {
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get('Cache-Control') ?? '')?.[1]);
  return seconds('max-age') + seconds('stale-while-revalidate');
}

test('the home page and the pages of thoughts have the coming Sunday with its readings', async () => {
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
  expect(page.texts('section section section h3')).toEqual(['or Mark 15:1–47', 'or John 12:20–43']);
  expect(page.texts('h3 + div a')[0]).toBe('Read John 12:12–19');
  expect(page.hrefs('h3 + div a')).toContain('/passages?ref=Mark+14-15');
  expect(page.hrefs('h3 + div a')[0]).toBe(
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

// tests/unit/worker/sundays/sundays.test.ts has the documents of other series and dates.
test('another series has a page and a calendar of its own, and is not indexed', async () => {
  const page = await readPage(site.get('/sundays?series=rcl'));
  expect(page.text('h1')).toBe('Sundays and Feasts: Revised Common Lectionary');
  expect(page.texts('article [aria-current=true]')).toEqual(['Revised Common Lectionary']);
  expect(page.hrefs('article a[href*=".ics"]')).toEqual([
    'webcal://areopagus.example/sundays.ics?series=rcl',
    '/sundays.ics?series=rcl',
  ]);
  expect(page.hrefs('link[rel=canonical]')).toEqual([]);
  const calendar = await site.get('/sundays.ics?series=rcl');
  expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const both = await readPage(site.get('/sundays?series=lsb-one-year&date=2027-10-31'));
  expect(both.texts('h2')).toEqual(['Posts for Reformation Day', 'Posts for Trinity 23']);
});

test("at midnight of the site's time zone pages turn over in ten minutes, also those in caches", async () => {
  await crawlLabels(site);
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
