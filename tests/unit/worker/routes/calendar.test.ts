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

test('the calendar of a date has one event, of the series of the query', async () => {
  const sundays = async () => createSundays({ settings, today: () => 0 });
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
