import { expect, test } from 'vitest';
import { listNames } from '../../../../shared/content/lists.ts';
import { labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { type CompletedCall, type CrawlRun, nextCall } from '../../../../worker/crawl/next-call.ts';

const now = Date.UTC(2026, 0, 1);
const walk = { startedAt: 0, pageToken: '10', failures: 0 };

const newRun = (): CrawlRun => ({
  lists: {
    thoughts: { ...newListCrawl(), walk, walkedAt: 2 },
    quotes: newListCrawl(),
    articles: { ...newListCrawl(), walk, walkedAt: 1 },
  },
  labels: {},
  calls: [],
});

/** The calls of a run. @param failing the list whose walk fails @param changed the lists whose first pages have changed */
function callsOf(run: CrawlRun, failing?: string, changed: string[] = []): string[] {
  const calls: CompletedCall[] = [];
  let call = nextCall(run, now);
  while (call) {
    const hasFailed = call.kind === 'walk' && call.list === failing;
    const isChanged = call.kind === 'first-page' && changed.includes(call.list);
    calls.push({ call, hasFailed, isChanged });
    call = nextCall({ ...run, calls }, now);
  }
  return calls.map(({ call }) => (call.kind === 'walk' ? call.list : call.kind));
}

const firstPages = ['first-page', 'first-page', 'first-page'];

test('after the first pages labels and walks take turns, and the list walked the longest ago is the first', () => {
  expect(callsOf(newRun())).toEqual([
    ...firstPages,
    ...['label', 'articles', 'label', 'thoughts', 'label', 'articles', 'label', 'thoughts'],
    'label',
  ]);
});

test('without a label that is due, walks have all calls, and one that failed has no other', () => {
  const labels = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: now + 1 }]));
  const run = { ...newRun(), labels };
  expect(callsOf(run, 'articles')).toEqual([
    ...firstPages,
    ...['articles', 'thoughts', 'thoughts', 'thoughts', 'thoughts', 'thoughts'],
    ...['thoughts', 'thoughts', 'thoughts'],
  ]);
});

test('a list whose first page has changed needs one of the calls, and articles with the featured one two', () => {
  expect(callsOf(newRun(), '', ['quotes', 'articles'])).toHaveLength(12 - 3);
});

test.each([
  [2, 'label'],
  [3, undefined],
])('after %i calls that failed, the next one is %s', (count, kind) => {
  const calls = listNames.map((list, i): CompletedCall => {
    return { call: { kind: 'first-page', list }, hasFailed: i < count };
  });
  expect(nextCall({ ...newRun(), calls }, now)?.kind).toBe(kind);
});
