import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });
await site.setTime('2026-11-25T18:00:00Z');

const open = (query: string) => readPage(site.get(`/series${query}`));

test('without JavaScript the form leads to the URL of the series, in which nothing typed is missing', async () => {
  const typed = 'title=Faith&start=2027-01-10&every=2&book=&weeks=&p=James+1%0D%0A%0D%0AJamez+9';
  const response = await site.get(`/series?${typed}`);
  expect(response.status).toBe(308);
  const location = '/series?title=Faith&start=2027-01-10&every=2&p=James+1&p=Jamez+9';
  expect(response.headers.get('Location')).toBe(location);
  const page = await readPage(site.get(location));
  expect(page.text('h1')).toBe('Faith');
  expect(page.texts('h2')).toEqual(['Sunday, January 10, 2027', 'Sunday, January 24, 2027']);
  expect(page.texts('h3')).toEqual(['James 1', 'Jamez 9']);
  expect(page.text('#week-2 p')).toBe('James has 5 chapters.');
  expect(page.hrefs('a[href^="#week"]')).toEqual(['#week-2']);
  const valueIn = (name: string) =>
    page.document.querySelector(`[name=${name}]`)?.getAttribute('value');
  expect([valueIn('title'), valueIn('start')]).toEqual(['Faith', '2027-01-10']);
  expect(page.document.querySelector('textarea')?.textContent).toBe('James 1\nJamez 9');
  expect(page.hrefs('a[href*=".ics"]')).toEqual([
    'webcal://areopagus.example/series.ics?title=Faith&start=2027-01-10&every=2&p=James+1&p=Jamez+9',
    '/series.ics?title=Faith&start=2027-01-10&every=2&p=James+1&p=Jamez+9',
  ]);
  expect(page.html).toContain(
    'data-await="/api/series?start=2027-01-10&amp;every=2&amp;p=James+1&amp;p=Jamez+9"',
  );
  expect(page.html).toContain('<meta name="robots" content="noindex, follow">');
  expect(page.html.split('</head>')[0]).not.toContain('Faith');
});

test('a divided book is in the form, and its dates stay the same in the calendar', async () => {
  const page = await open('?book=Jude&weeks=2');
  expect(page.text('h1')).toBe('Jude');
  expect(page.document.querySelector('textarea')?.textContent).toBe('Jude 1-13\nJude 14-25');
  const [, href] = page.hrefs('a[href*=".ics"]');
  expect(href).toBe('/series.ics?title=Jude&start=2026-11-29&p=Jude+1-13&p=Jude+14-25');
  const calendar = await site.get(`${href}`);
  expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Jude: Jude 1–13\r\n');
  expect((await site.get('/series.ics')).status).toBe(404);
});

test('the title and the passages of a series are neither logged nor stored', async () => {
  const query = '?title=Private&start=2027-01-10&p=Privatum+3&p=John+3';
  for (const path of [`/series${query}`, `/series.ics${query}`, `/api/series${query}`]) {
    const response = await site.get(path);
    await response.text();
    if (!path.startsWith('/api')) {
      expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
    }
    expect(await lineOf(site, response)).toMatchObject({ status: 200 });
  }
  expect(site.log.join('\n')).not.toContain('Privat');
  expect(JSON.stringify(await (await site.kv()).list())).not.toMatch(/Privat|series/);
});

test('/sundays and /passages lead to an empty series', async () => {
  for (const path of ['/sundays', '/passages']) {
    expect((await readPage(site.get(path))).hrefs('main a[href="/series"]')).toEqual(['/series']);
  }
  const page = await open('');
  expect(page.text('h1')).toBe('Preach through a book');
  expect(page.document.querySelector('[name=start]')?.getAttribute('value')).toBe('2026-11-29');
});
