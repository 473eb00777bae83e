import { expect, test, vi } from 'vitest';
import { calendarRoutes } from '../../../../worker/routes/calendars.ts';
import { contentSite } from '../../../support/content-site.ts';
import { appWithFacts } from '../../../support/request-facts.ts';

// tests/unit/worker/sundays has what is in a calendar.
function calendars() {
  const { isolate } = contentSite();
  const load = vi.spyOn(isolate.content, 'load');
  const app = appWithFacts().route('/', calendarRoutes(isolate));
  return { load, read: (query: string) => app.request(`/sundays.ics${query}`) };
}

test('the calendar of a date has its days, that of a series its own, and others do not exist', async () => {
  const { read } = calendars();
  const all = await read('');
  const date = await read('?date=2026-12-06&series=lsb-one-year');
  expect(date.headers.get('Content-Type')).toBe(all.headers.get('Content-Type'));
  const uids = (await date.text()).match(/UID:.*(?=\r)/g);
  expect(uids).toEqual(['UID:lsb-one-year-2026-12-06-advent-2@areopagus.example']);
  expect(await (await read('?series=lsb')).text()).toBe(await all.text());
  expect(await (await read('?series=lsb-one-year')).text()).toContain('SUMMARY:Invocabit (Lent 1)');
  for (const query of ['?series=nonsense', '?date=2026-12-07', '?date=Advent']) {
    expect([query, (await read(query)).status]).toEqual([query, 404]);
  }
});

test('the calendar is one content, whatever else is in the query', async () => {
  const { load, read } = calendars();
  for (const query of ['', '?', '?v=1', '?series=', '?date=&utm_source=a']) {
    expect((await read(query)).status).toBe(200);
  }
  expect(new Set(load.mock.calls.map(([{ url }]) => url))).toEqual(new Set(['/calendar']));
});
