import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { createContentCache } from '../../../../worker/content/cache.ts';
import { createContentService } from '../../../../worker/content/content-service.ts';
import type { Sources } from '../../../../worker/content/loader.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { calendarRoutes } from '../../../../worker/routes/calendars.ts';
import { parseSettings } from '../../../../worker/settings.ts';
import { civilDay } from '../../../../worker/sundays/civil-day.ts';
import { createSundays } from '../../../../worker/sundays/sundays.ts';

const settings = parseSettings({
  API_HOST: 'embedded',
  DEPLOYMENT: 'local',
  PRODUCT_NAME: 'A Site',
  SITE_URL: 'https://site.example',
  LEGAL_ENTITY: 'A Ministry',
  SUPPORT_EMAIL: 'help@example.org',
});

function calendars() {
  const today = () => civilDay(2026, 12, 6);
  const now = () => 0;
  const index = new PostIndex([], false);
  const sundays = vi.fn(async () => createSundays({ settings, today, now }));
  const cache = createContentCache({
    store: { get: async () => undefined, put: async () => {} },
    now,
    waitUntil() {},
    log() {},
    checkLoadLimit: async () => {},
  });
  const crawled = async () => ({ index: async () => index });
  const sources = { settings, cache, crawled, sundays, today, now, log() {} };
  const content = createContentService(sources as unknown as Sources);
  return { app: calendarRoutes({ ...sources, content } as never), sundays };
}

test('the calendar of a date has one event, and that of a series its readings', async () => {
  const { app } = calendars();
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
  expect(events[0]?.description).toMatch(/^Malachi 4:1–6\nRomans 15:4–13\nLuke 21:25–36\n\n/);
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    'https://site.example/sundays?series=lsb-one-year&date=2026-12-06',
  );
  expect(events[0]?.uid).toBe('lsb-one-year-2026-12-06-advent-2@site.example');
  expect(await (await read('series=lsb')).text()).toBe(await all.text());
  const oneYear = await (await read('series=lsb-one-year')).text();
  expect(oneYear).toContain('SUMMARY:Invocabit (Lent 1)');
  for (const query of [
    'series=nonsense',
    'date=2026-12-07',
    'date=Advent',
    'date=2026-12-06&series=tlh',
  ]) {
    expect([query, (await read(query)).status]).toEqual([query, 404]);
  }
});

test('the calendar is computed once, whatever else is in the query', async () => {
  const { app, sundays } = calendars();
  for (const query of ['', '?', '?v=1', '?series=', '?date=&utm_source=a']) {
    expect((await app.request(`/sundays.ics${query}`)).status).toBe(200);
  }
  expect(sundays).toHaveBeenCalledTimes(1);
});
