import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { type ListName, listNames } from '../../shared/content/lists.ts';
import { newestContents } from '../../shared/content/posts.ts';
import type { BlogName } from '../provider/blog.ts';
import { nextLabel } from './label-crawl.ts';
import type { Crawl } from './stored-crawl.ts';

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

/** A call to the provider: for the first page of a list, for the next page of a walk, or for a label, which has a path. */
export type Call = { browse: BrowseState } & (
  | { kind: 'first-page' | 'walk'; blog: ListName }
  | { kind: 'label'; blog: BlogName; path: string }
);

export type CrawlRun = {
  crawl: Crawl;
  calls: { call: Call; hasFailed: boolean }[];
  /** The lists whose first pages have changed. */
  changed: Set<ListName>;
  /** The length of new and changed posts; UTF-16 code units. */
  markup: number;
};

/**
 * Returns the next call of a run; undefined if the run ends. The first pages are requested first. Then walks and
 * labels take turns, so that a long list does not make the counts of labels too old.
 * @param now ms since the epoch
 */
export function nextCall(run: CrawlRun, now: number): Call | undefined {
  const { crawl, calls, changed, markup } = run;
  const list = listNames[calls.length];
  if (list) return { kind: 'first-page', blog: list, browse: {} };
  const failures = calls.filter(({ hasFailed }) => hasFailed).length;
  // A list that has changed is loaded anew after the run.
  const most = runLimits.calls - [...changed].flatMap(newestContents).length;
  if (calls.length >= most || failures >= runLimits.failures) return undefined;
  const page = nextLabel(crawl.labels, now);
  const label = page && { kind: 'label' as const, ...page, browse: { label: page.label } };
  const walk = markup < runLimits.markup ? nextWalk(run) : undefined;
  return calls.at(-1)?.call.kind === 'label' ? (walk ?? label) : (label ?? walk);
}

/** The walk with the fewest calls in this run, and of those the one whose list was walked the longest ago. A walk that failed waits for the next run. */
function nextWalk({ crawl, calls }: CrawlRun): Call | undefined {
  const [next] = listNames
    .flatMap((list) => {
      const { walk, walkedAt } = crawl[list];
      const ofList = calls.filter(({ call }) => call.kind === 'walk' && call.blog === list);
      return walk && !ofList.some(({ hasFailed }) => hasFailed)
        ? { list, walk, walkedAt, count: ofList.length }
        : [];
    })
    .sort((a, b) => a.count - b.count || a.walkedAt - b.walkedAt);
  return next && { kind: 'walk', blog: next.list, browse: { pageToken: next.walk.pageToken } };
}
