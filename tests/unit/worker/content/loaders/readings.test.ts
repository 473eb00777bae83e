import { expect, test } from 'vitest';
import { calendarKind } from '../../../../../worker/content/loaders/readings.ts';
import { siteForTests } from '../../../../support/content-site.ts';

const site = siteForTests({}, { isCrawled: true });

test.each([
  ['/api/sunday', '"date":"December 13","name":"Advent 3"'],
  ['/api/sunday', '{"text":"John 1","count":2,"href":"/passages?ref=John+1:6-8,+19-28"}'],
  ['/api/sundays', '"handout":{"href":"/handout?title=Advent+3&posts=articles:'],
  ['/api/suggestions?q=lamb', '{"text":"Led like a lamb","count":2,'],
  ['/api/search/quotes?q=lamb', '"reference":"Isaiah\u00a053:4–6; Acts\u00a08:32–35"'],
  ['/api/series?p=Isaiah+53', '"start":"2026-12-13"'],
  ['/api/series?p=Isaiah+53', '"reference":"Isaiah\u00a052:13–53:12"'],
  [calendarKind.request({ date: '2026-12-13', series: '' }), 'John 1:6–8\\\\, 19–28 (2 posts)'],
])('%s has what the crawl found: %s', async (of, part) => {
  const { result } = await site.load(of);
  expect(JSON.stringify(result)).toContain(part);
});

test('until midnight in the time zone of the site, what depends on the day is that of the day, and then of the next', async () => {
  site.advance(Date.UTC(2026, 11, 14, 5, 57) - site.now());
  for (const shown of [/December 13|2026-12-13/, /December 20|2026-12-20/]) {
    for (const path of ['/', '/apologetics', '/api/sunday', '/api/sundays', '/api/series'])
      expect(await (await site.get(path)).text(), path).toMatch(shown);
    site.advance(4 * 60_000);
  }
  expect(await (await site.get('/')).text()).not.toContain('December 13');
});
