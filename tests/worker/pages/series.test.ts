import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });
await site.setTime('2026-11-25T18:00:00Z');

const open = (query: string) => readPage(site.get(`/series${query}`));

test('without JavaScript the form leads to the URL of the series, in which nothing typed is missing', async () => {
  const action = (await open('')).document
    .querySelector('form[aria-label]')
    ?.getAttribute('action');
  const typed = 'title=Faith&start=2027-01-10&every=2&book=&weeks=&p=James+1%0D%0A%0D%0AJamez+9';
  const location = '/series?title=Faith&start=2027-01-10&every=2&p=James+1&p=Jamez+9';
  for (const path of ['/series', `${action}`]) {
    const response = await site.get(`${path}?${typed}`);
    expect(response.headers.get('Location'), path).toBe(location);
  }
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

test('a divided book redirects to its passages, which are in the form, and its dates stay the same in the calendar', async () => {
  const location = '/series?title=Jude&p=Psalm+1&p=Jude+1-13&p=Jude+14-25';
  for (const path of ['/series', '/series/open']) {
    const response = await site.get(`${path}?p=Psalm+1&book=jude&weeks=2`);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(location);
    expect(response.headers.get('Cache-Control')).toMatch(/^private/);
  }
  const page = await readPage(site.get(location.replace('p=Psalm+1&', '')));
  expect(page.text('h1')).toBe('Jude');
  expect(page.document.querySelector('textarea')?.textContent).toBe('Jude 1-13\nJude 14-25');
  const [, href] = page.hrefs('a[href*=".ics"]');
  expect(href).toBe('/series.ics?title=Jude&start=2026-11-29&p=Jude+1-13&p=Jude+14-25');
  const calendar = await site.get(`${href}`);
  expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Jude: Jude 1–13\r\n');
  expect((await site.get('/series.ics')).status).toBe(404);
});

test('a book that cannot be divided is said on the page, whose form has it', async () => {
  const response = await site.get('/series/open?book=Jamezz+x&weeks=3&p=Jude');
  const location = '/series?book=Jamezz+x&weeks=3&p=Jude';
  expect(response.headers.get('Location')).toBe(location);
  const page = await readPage(site.get(location));
  expect(page.text('article > p')).toMatch(/^“Jamezz x”: /);
  expect(page.document.querySelector('[name=book]')?.getAttribute('value')).toBe('Jamezz x');
});

test('of two thousand lines, thirty are sent back, the second time from memory', async () => {
  const lines = Array.from({ length: 2_000 }, () => 'p=x').join('&');
  const response = await site.get(`/series?${lines}`);
  const location = `${response.headers.get('Location')}`;
  const page = await readPage(site.get(location));
  expect(page.text('article > p')).toMatch(/^A series has at most 30 passages/);
  expect(page.document.querySelector('textarea')?.textContent?.split('\n')).toHaveLength(30);
  const again = await site.get(location);
  expect(await again.text()).toBe(page.html);
  expect(await lineOf(site, again)).toMatchObject({ page: 'memory' });
});

test('the title and the passages of a series are neither logged nor stored', async () => {
  const query = '?title=Private&start=2027-01-10&p=Privatum+3&p=John+3';
  for (const [path, status] of [
    [`/series${query}`, 200],
    [`/series.ics${query}`, 200],
    [`/api/series${query}`, 200],
    [`/series/${query}`, 308],
    [`/series${query}&title=Privately`, 308],
  ]) {
    const response = await site.get(`${path}`);
    await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=60');
    expect(await lineOf(site, response)).toMatchObject({ status });
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
