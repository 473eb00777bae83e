import { atom } from 'jotai';
import { type LabelCount, unknown } from '../../shared/content/label-counts.ts';
import { lists } from '../../shared/content/lists.ts';
import { dataOf } from '../../shared/content/result.ts';
import { labelsContent } from '../content/content-atoms.ts';
import { browsedListAtom } from '../state/page-store.ts';

export type CountsByLabel = ReadonlyMap<string, LabelCount>;

export const labelCountsAtom = atom((get): CountsByLabel => {
  const { labels } = lists[get(browsedListAtom).list];
  const counts = dataOf(get(labelsContent.remote)) ?? [];
  return new Map(
    [...labels].flatMap((label, i) => {
      const count = counts[i] ?? unknown;
      return count === unknown ? [] : [[label, count]];
    }),
  );
});
