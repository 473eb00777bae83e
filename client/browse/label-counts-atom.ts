import { atom } from 'jotai';
import { type LabelCount, type LabelCounts, unknown } from '../../shared/content/label-counts.ts';
import type { List } from '../../shared/content/lists.ts';
import { labelsContent } from '../content/content-atoms.ts';
import { browsedListAtom } from '../state/page-store.ts';

/** The known counts by label. */
export type CountsByLabel = ReadonlyMap<string, LabelCount>;

const nothingKnown: CountsByLabel = new Map();

/** The counts of the labels of the panel. */
export const labelCountsAtom = atom((get): CountsByLabel => {
  const labels = get(labelsContent.remote);
  if (labels === 'loading' || 'error' in labels) return nothingKnown;
  return countsByLabel(get(browsedListAtom).list, labels.data);
});

function countsByLabel({ labels }: List, counts: LabelCounts): CountsByLabel {
  return new Map(
    [...labels].flatMap((label, i) => {
      const count = counts[i] ?? unknown;
      return count === unknown ? [] : [[label, count]];
    }),
  );
}
