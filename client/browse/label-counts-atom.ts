import { atom } from 'jotai';
import {
  correctedCounts,
  type LabelCount,
  type LabelCounts,
  unknown,
} from '../../shared/content/label-counts.ts';
import type { List } from '../../shared/content/lists.ts';
import { labelsContent, listContent } from '../content/content-atoms.ts';
import { hydratedAtom } from '../state/hydrated-atom.ts';
import { browsedListAtom } from '../state/route-atom.ts';

/** The known counts by label. */
export type CountsByLabel = ReadonlyMap<string, LabelCount>;

const nothingKnown: CountsByLabel = new Map();

/**
 * The counts of the labels of the panel. After hydration, the list that is shown corrects the count of
 * its label: the panel of a streamed page was sent before its list.
 */
export const labelCountsAtom = atom((get): CountsByLabel => {
  const labels = get(labelsContent.remote);
  if (labels === 'loading' || 'error' in labels) return nothingKnown;
  const { list, browse } = get(browsedListAtom);
  const page = get(hydratedAtom) ? get(listContent.remote) : 'loading';
  const counts =
    page === 'loading' || 'error' in page
      ? labels.data
      : correctedCounts(labels.data, { list: list.name, browse }, page.data);
  return countsByLabel(list, counts);
});

function countsByLabel({ labels }: List, counts: LabelCounts): CountsByLabel {
  return new Map(
    [...labels].flatMap((label, i) => {
      const count = counts[i] ?? unknown;
      return count === unknown ? [] : [[label, count]];
    }),
  );
}
