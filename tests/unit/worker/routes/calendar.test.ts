import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { SundaysQuery } from '../../../../shared/content/sundays.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { calendarRoutes } from '../../../../worker/routes/calendar.ts';
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

test('the calendar of a date has one event, that of a series its readings, and other parameters make none', async () => {
  const sundays = createSundays({
    settings,
    today: () => civilDay(2026, 12, 6),
    now: Date.now,
  });
  const requested: string[] = [];
  const load = async ({ params, url }: { params: SundaysQuery; url: string }) => {
    requested.push(url);
    return { result: sundays.calendar(params, new PostIndex([], false)) };
  };
  const app = calendarRoutes({ content: { load } as never });
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
  requested.length = 0;
  for (const query of ['', 'utm_source=a', 'v=2&utm_source=b']) await read(query);
  expect(new Set(requested)).toEqual(new Set(['/calendar']));
});
