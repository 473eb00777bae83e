import { type ListName, listNames } from '../../shared/content/lists.ts';
import { newestContents } from '../../shared/content/posts.ts';
import { type LabelCrawl, type LabelPage, nextLabel } from './label-crawl.ts';
import type { Walk } from './list-crawl.ts';
import type { PostNames } from './post-words.ts';
import type { ListCrawls } from './stored-crawl.ts';

/** The limits of a run. */
export const runLimits = {
  calls: 12,
  /** A failing provider is not called further. */
  failures: 3,
  /**
   * Of new and changed posts, in UTF-16 code units: after it, no walk goes on. Reading 1 kB takes up to 0.2 ms, and the
   * Workers Free plan allows a run 10 ms of CPU time.
   */
  markup: 50_000,
};

type Calls = {
  'first-page': { list: ListName };
  walk: { list: ListName; walk: Walk };
  label: { page: LabelPage };
};

/** A call to the provider. */
export type Call<K extends keyof Calls = keyof Calls> = { [P in K]: { kind: P } & Calls[P] }[K];

/** What a call has changed. */
export type Outcome = {
  /** Whether the value in KV has changed. */
  isWritten?: boolean;
  /** Whether the first page of the list has changed. */
  isChanged?: boolean;
  /** The names in new and changed posts. If it is defined, the words of the list are written. */
  names?: PostNames;
  /** The length of these posts; UTF-16 code units. */
  markup?: number;
};

export type CompletedCall = Outcome & { call: Call; hasFailed: boolean };

/** What a run has done so far. */
export type CrawlRun = {
  lists: ListCrawls;
  labels: LabelCrawl;
  /** The calls in their order. */
  calls: readonly CompletedCall[];
};

/**
 * Returns the next call of a run; undefined if the run ends. The first pages are requested first. Then walks and
 * labels take turns, so that a long list does not make the counts of labels too old.
 * @param now ms since the epoch
 */
export function nextCall(run: CrawlRun, now: number): Call | undefined {
  const { calls } = run;
  const list = listNames[calls.length];
  if (list) return { kind: 'first-page', list };
  const failures = calls.filter(({ hasFailed }) => hasFailed).length;
  // A list that has changed is loaded anew after the run.
  const reloads = calls.flatMap(({ call, isChanged }) =>
    isChanged && 'list' in call ? newestContents(call.list) : [],
  );
  const most = runLimits.calls - reloads.length;
  if (calls.length >= most || failures >= runLimits.failures) return undefined;
  const page = nextLabel(run.labels, now);
  const label = page && { kind: 'label' as const, page };
  const markup = calls.reduce((sum, { markup = 0 }) => sum + markup, 0);
  const walk = markup < runLimits.markup ? nextWalk(run) : undefined;
  return calls.at(-1)?.call.kind === 'label' ? (walk ?? label) : (label ?? walk);
}

/** The walk with the fewest calls in this run, and of those the one whose list was walked the longest ago. A walk that failed waits for the next run. */
function nextWalk({ lists, calls }: CrawlRun): Call | undefined {
  const [next] = listNames
    .flatMap((list) => {
      const { walk, walkedAt } = lists[list];
      const ofList = calls.filter(({ call }) => call.kind === 'walk' && call.list === list);
      return walk && !ofList.some(({ hasFailed }) => hasFailed)
        ? { list, walk, walkedAt, count: ofList.length }
        : [];
    })
    .sort((a, b) => a.count - b.count || a.walkedAt - b.walkedAt);
  return next && { kind: 'walk', list: next.list, walk: next.walk };
}
