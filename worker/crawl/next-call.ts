import { listNames } from '../../shared/content/lists.ts';
import { newestContents } from '../../shared/content/posts.ts';
import type { Call, Crawl, CrawlOutcome } from './crawl-outcome.ts';
import { nextLabel } from './label-crawl.ts';

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

/**
 * Returns the next call of a run; undefined if the run ends. The first pages are requested first. Then walks and
 * labels take turns, so that a long list does not make the counts of labels too old.
 * @param outcomes those of the calls before in this run
 * @param now ms since the epoch
 */
export function nextCall(
  crawl: Crawl,
  outcomes: readonly CrawlOutcome[],
  now: number,
): Call | undefined {
  const list = listNames[outcomes.length];
  if (list) return { kind: 'first-page', blog: list, browse: {} };
  const failures = outcomes.filter(({ hasFailed }) => hasFailed).length;
  // A list that has changed is loaded anew after the run.
  const reloads = outcomes.flatMap(({ changed }) => (changed ? newestContents(changed) : []));
  const most = runLimits.calls - reloads.length;
  if (outcomes.length >= most || failures >= runLimits.failures) return undefined;
  const page = nextLabel(crawl.labels, now);
  const label = page && { kind: 'label' as const, ...page, browse: { label: page.label } };
  const length = outcomes.reduce((sum, { markup = 0 }) => sum + markup, 0);
  const walk = length < runLimits.markup ? nextWalk(crawl, outcomes) : undefined;
  return outcomes.at(-1)?.call.kind === 'label' ? (walk ?? label) : (label ?? walk);
}

/** The walk with the fewest calls in this run, and of those the one whose list was walked the longest ago. A walk that failed waits for the next run. */
function nextWalk(crawl: Crawl, outcomes: readonly CrawlOutcome[]): Call | undefined {
  const [next] = listNames
    .flatMap((list) => {
      const { walk, walkedAt } = crawl[list];
      const ofList = outcomes.filter(({ call }) => call.kind === 'walk' && call.blog === list);
      return walk && !ofList.some(({ hasFailed }) => hasFailed)
        ? { list, walk, walkedAt, count: ofList.length }
        : [];
    })
    .sort((a, b) => a.count - b.count || a.walkedAt - b.walkedAt);
  return next && { kind: 'walk', blog: next.list, browse: { pageToken: next.walk.pageToken } };
}
