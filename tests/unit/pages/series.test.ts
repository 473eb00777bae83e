import { beforeEach, expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';

const site = siteForTests();

beforeEach(() => {
  site.setTime('2026-11-25T18:00:00Z');
});

test('without JavaScript the form leads to the URL of the series, in which nothing typed is missing', async () => {
  const action = (await site.read('/series')).attribute('form[aria-label]', 'action');
  const typed = 'title=Faith&start=2027-01-10&every=2&book=&weeks=&p=James+1%0D%0A%0D%0AJamez+9';
  const query = 'start=2027-01-10&p=James+1&p=Jamez+9';
  const location = `/series?title=Faith&${query}`;
  for (const path of ['/series', `${action}`]) {
    const response = await site.get(`${path}?${typed}`);
    expect(response.headers.get('Location'), path).toBe(location);
  }
  const { text, texts, hrefs, attribute, html } = await site.read(location);
  expect(texts('h1, h2')).toEqual([
    'Faith',
    'There is a problem',
    'Sunday, January 10, 2027',
    'Sunday, January 17, 2027',
  ]);
  expect(texts('h3')).toEqual(['James 1', 'Jamez 9']);
  expect(text('#week-2 p')).toBe('James has 5 chapters.');
  expect(hrefs('a[href^="#week"]')).toEqual(['#week-2']);
  const values = ['title', 'start'].map((name) => attribute(`[name=${name}]`, 'value'));
  expect(values).toEqual(['Faith', '2027-01-10']);
  expect(html).toContain('>James 1\nJamez 9</textarea>');
  const calendar = location.replace('/series', '/series.ics');
  const subscription = `webcal://areopagus.example${calendar}`;
  expect(hrefs('a[href*=".ics"]')).toEqual([subscription, calendar]);
  expect(html).toContain(`data-await="/api/series?${query.replaceAll('&', '&amp;')}"`);
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(text('title')).toBe('Faith | Areopagus');
});

test('the form of a divided book keeps it, and its dates stay the same in the calendar', async () => {
  const location = '/series?book=jude&weeks=2';
  const { status, headers } = await site.get('/series/open?p=&book=jude&weeks=2');
  expect([status, headers.get('Location')]).toEqual([303, location]);
  expect(headers.get('Cache-Control')).toMatch(/^private/);
  const { texts, hrefs, attribute } = await site.read(location);
  expect(texts('h1, article > p').slice(0, 2)).toEqual([
    'Jude in 2 weeks',
    'November 29 to December 6, 2026',
  ]);
  const values = ['book', 'weeks'].map((name) => attribute(`[name=${name}]`, 'value'));
  expect(values).toEqual(['jude', '2']);
  expect(hrefs('form a')).toEqual(['/series?start=2026-11-29&p=Jude+1-13&p=Jude+14-25#p']);
  const [, href] = hrefs('a[href*=".ics"]');
  expect(href).toBe('/series.ics?start=2026-11-29&book=jude&weeks=2');
  const calendar = await site.get(`${href}`);
  expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await calendar.text();
  expect(text).toContain('NAME:Areopagus: Jude in 2 weeks\r\n');
  expect(text).toContain('SUMMARY:Jude 1–13\r\n');
  expect((await site.get('/series.ics')).status).toBe(404);
});

test.each([
  ['book=Jamezz+x&weeks=3', 'Jamezz x', /^“Jamezz x”: /],
  ['weeks=3', null, /^Choose a book\.$/],
])('what is wrong with the book of %s is said at its field', async (query, book, problem) => {
  const { headers } = await site.get(`/series/open?${query}`);
  expect(headers.get('Location')).toBe(`/series?${query}`);
  const { text, attribute } = await site.read(`/series?${query}`);
  expect(text('h2 ~ p a[href="#book"]')).toMatch(problem);
  const field = (name: string) => attribute('#book', name);
  expect([field('value') || null, field('aria-invalid')]).toEqual([book, 'true']);
  expect(text(`#${field('aria-describedby')?.split(' ')[0]}`)).toMatch(problem);
  expect(attribute('[name=weeks]', 'value')).toBe('3');
});

test('of two thousand lines, thirty are sent back', async () => {
  const { headers } = await site.get(`/series?${Array(2_000).fill('p=x').join('&')}`);
  const location = `${headers.get('Location')}`;
  const { text, html } = await site.read(location);
  expect(text('a[href="#p"]')).toMatch(/^A series has at most 30 passages/);
  expect(html).toContain(`>${Array(30).fill('x').join('\n')}</textarea>`);
});

test.each([
  ['/series?', 200],
  ['/series.ics?', 200],
  ['/api/series?', 200],
  ['/series/?', 308],
  ['/series?title=Privately&', 308],
])('the title and the passages in %s... are neither logged nor stored', async (path, status) => {
  const page = await site.read(`${path}title=Private&start=2027-01-10&p=Privatum+3&p=John+3`);
  expect(page.status).toBe(status);
  expect(site.log).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'request', status }));
  expect(JSON.stringify(site.log.mock.calls)).not.toContain('Privat');
  expect([...site.kv.keys()].join()).not.toMatch(/Privat|series/);
});

test('/sundays and /passages lead to an empty series', async () => {
  for (const path of ['/sundays', '/passages']) {
    expect((await site.read(path)).hrefs('main a[href="/series"]')).toHaveLength(1);
  }
  const { text, attribute } = await site.read('/series');
  expect(text('h1')).toBe('Preach through a book');
  expect(attribute('[name=start]', 'value')).toBe('2026-11-29');
});
