import { beforeEach, expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';

const coming = '[data-await="/api/sunday"] > *';

const site = siteForTests();

beforeEach(async () => {
  site.setTime('2026-12-07T18:00:00Z');
});

test('the home page has the coming Sunday with its readings, and the pages of thoughts its name', async () => {
  const home = await site.read('/');
  expect(home.text(`${coming} h2`)).toBe('Advent 3 Sunday, December 13');
  expect(home.text(`${coming} p`)).toBe('Isaiah 61 · 1 Thessalonians 5 · John 1');
  const { text, hrefs } = await site.read('/apologetics?label=John+3');
  expect(text(coming)).toBe('This Sunday: Advent 3');
  expect(hrefs(`${coming} a`)).toEqual(['/sundays?date=2026-12-13']);
  const refs = ['Isaiah+61:1-4,+8-11', '1+Thessalonians+5:16-24', 'John+1:6-8,+19-28'];
  const passages = refs.map((ref) => `/passages?ref=${ref}`);
  const onHome = ['/sundays?date=2026-12-13', ...passages, '/sundays', '/series'];
  expect(home.hrefs(`${coming} a`)).toEqual(onHome);
});

// tests/unit/worker/sundays/sundays.test.ts has the documents of all series and dates.
test('/sundays lists the Sundays and feasts of the year ahead of a series, by season', async () => {
  const { text, texts, hrefs } = await site.read('/sundays?series=rcl');
  expect(text('h1')).toBe('Sundays and Feasts: Revised Common Lectionary');
  expect(texts('article [aria-current=true]')).toEqual(['Revised Common Lectionary']);
  expect(hrefs('article a[href*=".ics"]')).toEqual([
    'webcal://areopagus.example/sundays.ics?series=rcl',
    '/sundays.ics?series=rcl',
  ]);
  expect(texts('h2').slice(0, 3)).toEqual(['The coming Sunday', 'Advent 2026', 'Christmas 2026']);
  expect(hrefs('nav[aria-label=Seasons] a')[1]).toBe('#christmas-2026');
  expect(text('#christmas-2026')).toBe('Christmas 2026');
  const names = texts('h2[id*=-] + ul li > a');
  expect([names[0], names.at(-1)]).toEqual(['Advent 4', 'Advent 2']);
  expect(names.length).toBeGreaterThan(55);
});

test('/sundays?date= has each reading of a day as a heading, the days around it and its calendar', async () => {
  const { text, texts, hrefs } = await site.read('/sundays?date=2027-03-21');
  expect(text('h1')).toBe('Palm Sunday, March 21, 2027');
  expect(text('article p')).toBe('Sunday · Lutheran Service Book, three-year series · Year B');
  const alternatives = ['or Mark 15:1–47', 'or John 12:20–43'];
  const readings = ['John 12:12–19', 'Zechariah 9:9–12', 'Philippians 2:5–11', 'Mark 14:1–15:47'];
  expect(texts('h3')).toEqual([...readings, ...alternatives]);
  expect(texts('section section section h3')).toEqual(alternatives);
  expect(texts('h3 ~ p a')[0]).toBe('Read John 12:12–19');
  expect(hrefs('h3 ~ p a')).toContain('/passages?ref=Mark+14-15');
  expect(hrefs('h3 ~ p a')[0]).toBe('https://www.stepbible.org/?q=reference=John%2012%3A12-19');
  const around = ['← Lent 5', 'Maundy Thursday →', 'All Sundays and feasts'];
  expect(texts('nav[aria-label=Days] a')).toEqual(around);
  expect(hrefs('a[href*=".ics"]')).toEqual(['/sundays.ics?date=2027-03-21']);
  const series = ['lsb-one-year', 'rcl'].map((name) => `/sundays?series=${name}&date=2027-03-21`);
  expect(hrefs('nav[aria-labelledby=lectionaries] a')).toEqual(series);
  const both = await site.read('/sundays?series=lsb-one-year&date=2027-10-31');
  expect(both.texts('h2')).toEqual(['Posts for Reformation Day', 'Posts for Trinity 23']);
});
