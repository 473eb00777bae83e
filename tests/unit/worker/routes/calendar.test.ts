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
  const sundays = createSundays({ lectionary: 'lsb', now: () => time });
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
  for (const query of ['', '?x=1', '?x=2', '?date=2026-12-24']) {
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
