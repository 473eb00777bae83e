import type { Measurement } from './measure.ts';

/** What is measured, in the order of the report. */
export const rowNames = {
  constant: 'baseline 1: a constant page with Hono',
  rendered: 'baseline 2: renderToString, data in memory',
  cached: 'the site, all content in memory',
  postsSeen: 'the site, list not cached, posts seen before',
  postsNew: 'the site, list not cached, posts never seen',
  slowProvider: 'the site, list not cached, provider takes 300 ms',
  newIsolateStored: 'the site, new isolate, content in KV',
  newIsolate: 'the site, new isolate, nothing cached',
};

export type RowName = keyof typeof rowNames;

export type Figures = Partial<Record<RowName, Measurement | undefined>>;

/** The aims: CPU time of a page as a multiple of a baseline. */
const aims: readonly { page: RowName; baseline: RowName; most: number }[] = [
  { page: 'cached', baseline: 'constant', most: 2 },
  { page: 'postsSeen', baseline: 'rendered', most: 1.2 },
  { page: 'postsNew', baseline: 'rendered', most: 3 },
];

export type AimResult = { aim: string; ratio: number; most: number };

/** Compares the figures with the aims, as far as CPU times are available. */
export function aimResults(figures: Figures): AimResult[] {
  return aims.flatMap(({ page, baseline, most }) => {
    const [cpu, baselineCpu] = [figures[page]?.cpu, figures[baseline]?.cpu];
    if (cpu === undefined || baselineCpu === undefined) return [];
    const aim = `${rowNames[page]}, relative to ${rowNames[baseline].split(':')[0]}`;
    return [{ aim, ratio: cpu / baselineCpu, most }];
  });
}
