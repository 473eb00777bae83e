import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { calendarRoutes } from '../../../../worker/routes/calendar.ts';
import { parseSettings } from '../../../../worker/settings.ts';
import { createSundays } from '../../../../worker/sundays/sundays.ts';

const settings = parseSettings({
  API_HOST: 'embedded',
  DEPLOYMENT: 'local',
  PRODUCT_NAME: 'A Site',
  SITE_URL: 'https://site.example',
  LEGAL_ENTITY: 'A Ministry',
  SUPPORT_EMAIL: 'help@example.org',
});

test('the calendar is written once a day and for each index, whatever the query', async () => {
  let time = Date.parse('2026-12-07T18:00:00Z');
  let written = 0;
  const sundays = createSundays({ settings, now: () => time });
  const counted = new Proxy(settings, {
    get(target, name: keyof typeof settings) {
      if (name === 'PRODUCT_NAME') written += 1;
      return target[name];
    },
  });
  let index = new PostIndex([], false);
  const crawled = async () => ({ index: async () => index });
  const app = calendarRoutes({ settings: counted, sundays: async () => sundays, crawled });
  const calendars = new Set<string>();
  for (const query of ['', '?x=1', '?x=2']) {
    calendars.add(await (await app.request(`/sundays.ics${query}`)).text());
  }
  expect([calendars.size, written]).toEqual([1, 1]);
  time += 24 * 60 * 60_000;
  await app.request('/sundays.ics');
  expect(written).toBe(2);
  index = new PostIndex([], true);
  expect(await (await app.request('/sundays.ics')).text()).toContain('(none)');
  expect(written).toBe(3);
});

test('the calendar of a date has one event, of the series of the query', async () => {
  const sundays = async () => createSundays({ settings, now: () => 0 });
  const crawled = async () => ({ index: async () => new PostIndex([], false) });
  const app = calendarRoutes({ settings, sundays, crawled });
  const read = (query: string) => app.request(`/sundays.ics?${query}`);
  const all = await app.request('/sundays.ics');
  const response = await read('date=2026-12-06&series=lsb-one-year');
  for (const name of ['Content-Type', 'Cache-Control']) {
    expect(response.headers.get(name)).toBe(all.headers.get(name));
  }
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
    '2026-12-06 Advent 2',
  ]);
  expect(events[0]?.description).toBe('Malachi 4:1–6\nRomans 15:4–13\nLuke 21:25–36');
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    'https://site.example/sundays?series=lsb-one-year&date=2026-12-06',
  );
  for (const query of ['date=2026-12-07', 'date=Advent', 'date=2026-12-06&series=tlh']) {
    expect([query, (await read(query)).status]).toEqual([query, 404]);
  }
});
