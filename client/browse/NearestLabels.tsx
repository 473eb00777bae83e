import { useAtomValue } from 'jotai';
import type { LabelChip, LabelGroup } from '../../shared/browse/filter-groups.ts';
import type { LabelCounts } from '../../shared/content/posts.ts';
import { browsedListAtom } from '../state/page-store.ts';
import { CountChips } from '../ui/CountChips.tsx';
import { groupOf, labelGroups } from './label-groups.ts';
import { labelCountsAtom } from './panel-atoms.ts';

export function NearestLabels() {
  const { list, browse } = useAtomValue(browsedListAtom);
  const counts = useAtomValue(labelCountsAtom);
  const groups = labelGroups(list);
  const any = list === 'thoughts' ? 'any chapter' : 'any topic';
  const labels = browse.label ? nearestLabels(groups, browse.label, counts) : [];
  if (labels.length === 0) return null;
  return (
    <nav aria-labelledby="nearest">
      <p id="nearest">Nearest with posts:</p>
      <CountChips
        places={labels.map(({ label, href }) => ({
          text: groups.some(({ name }) => name === label) ? `${label}, ${any}` : label,
          href,
        }))}
      />
    </nav>
  );
}

/** Returns the nearest labels with posts, before and after a label, and the group of the label if the group has posts. */
function nearestLabels(groups: readonly LabelGroup[], label: string, counts: LabelCounts) {
  const any = groupOf(groups, label)?.chips[0];
  if (!any) return [];
  const hasPosts = (chip: LabelChip) => chip.label !== label && !!counts[chip.label];
  const chips = groups.flatMap(({ chips }) => chips);
  const here = chips.findIndex((chip) => chip.label === label);
  const before = chips.slice(0, here).findLast(hasPosts);
  const after = chips.slice(here).find(hasPosts);
  const nearest = new Set([before, after, [any].find(hasPosts)]);
  return [...nearest].filter((chip) => chip !== undefined);
}
