import { useAtomValue } from 'jotai';
import type { LabelChip } from '../../shared/browse/filter-groups.ts';
import { browsedListAtom } from '../state/page-store.ts';
import { CountChips } from '../ui/CountChips.tsx';
import { groupOf, labelGroups } from './label-groups.ts';
import { labelCountsAtom } from './panel-atoms.ts';

/** The nearest labels with posts, before and after the selected one, and its group if the group has posts. */
export function NearestLabels() {
  const { list, browse } = useAtomValue(browsedListAtom);
  const counts = useAtomValue(labelCountsAtom);
  const groups = labelGroups(list);
  const group = groupOf(groups, browse.label);
  if (!group) return null;
  const hasPosts = ({ label }: LabelChip) => label !== browse.label && !!counts[label];
  const chips = groups.flatMap(({ chips }) => chips);
  const here = chips.findIndex(({ label }) => label === browse.label);
  const before = chips.slice(0, here).findLast(hasPosts);
  const after = chips.slice(here).find(hasPosts);
  const nearest = new Set([before, after, ...group.chips.slice(0, 1).filter(hasPosts)]);
  const labels = [...nearest].filter((chip) => chip !== undefined);
  if (labels.length === 0) return null;
  const any = list === 'thoughts' ? 'any chapter' : 'any topic';
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
