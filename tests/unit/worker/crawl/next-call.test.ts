import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import type { Call, CrawlOutcome } from '../../../../worker/crawl/crawl-outcome.ts';
import { type LabelCrawl, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { nextCall } from '../../../../worker/crawl/next-call.ts';

const now = Date.UTC(2026, 0, 1);
const walk = { startedAt: 0, pageToken: '10', failures: 0 };
const dueLater = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: now + 1 }]));

type Conditions = {
  labels?: LabelCrawl;
  changed?: ListName[];
  isFailing?: (call: Call, i: number) => boolean;
};

/** The calls of a run after the first pages. */
function callsOf({ labels = {}, changed = [], isFailing = () => false }: Conditions): string[] {
  const thoughts = { ...newListCrawl(), walk, walkedAt: 2 };
  const articles = { ...newListCrawl(), walk, walkedAt: 1 };
  const crawl = { thoughts, quotes: newListCrawl(), articles, labels };
  const outcomes: CrawlOutcome[] = [];
  const next = () => nextCall(crawl, outcomes, now);
  for (let call = next(); call; call = next()) {
    const hasFailed = isFailing(call, outcomes.length);
    const list = call.kind === 'first-page' && changed.find((name) => name === call.blog);
    outcomes.push({ call, hasFailed, parts: {}, changed: list || undefined });
  }
  const names = outcomes.map(({ call }) => (call.kind === 'walk' ? call.blog : call.kind));
  expect(names.splice(0, 3)).toEqual(['first-page', 'first-page', 'first-page']);
  return names;
}

const turns = ['label', 'articles', 'label', 'thoughts', 'label', 'articles', 'label', 'thoughts'];

test.each<[what: string, conditions: Conditions, calls: string[]]>([
  ['labels and walks take turns, the list walked the longest ago first', {}, [...turns, 'label']],
  [
    'without a label that is due, walks have all calls, and one that failed has no other',
    { labels: dueLater, isFailing: (call) => call.blog === 'articles' },
    ['articles', ...Array(8).fill('thoughts')],
  ],
  [
    'a changed list needs one of the calls, and articles with the featured one two',
    { changed: ['quotes', 'articles'] },
    turns.slice(0, 6),
  ],
  ['after two failed calls, others follow', { isFailing: (_, i) => i < 2 }, [...turns, 'label']],
  ['after three failed calls, none follows', { isFailing: (_, i) => i < 3 }, []],
])('after the first pages, %s', (_, conditions, calls) => {
  expect(callsOf(conditions)).toEqual(calls);
});
