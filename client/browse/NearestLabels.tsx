import type { ListParams } from '../../shared/pages/list-pages.ts';
import { CountChips } from '../ui/CountChips.tsx';
import type { LabelChip } from './filter-groups.ts';
import { groupOf, labelGroups } from './label-groups.ts';
import { useLabelCounts } from './panel-atoms.ts';

/** The nearest labels with posts, before and after the selected one, and its group if the group has posts. */
export function NearestLabels({ params: { list, browse } }: { params: ListParams }) {
  const counts = useLabelCounts(list);
  const groups = labelGroups(list);
  const group = groupOf(groups, browse.label);
  if (!group) return null;
  const hasPosts = ({ label }: LabelChip) => label !== browse.label && !!counts[label];
  const chips = groups.flatMap(({ chips }) => chips);
  const here = chips.findIndex(({ label }) => label === browse.label);
  const before = chips.slice(0, here).findLast(hasPosts);
  const after = chips.slice(here).find(hasPosts);
  const nearest = [before, after, group.chips[0]];
  const labels = chips.filter((chip) => nearest.includes(chip) && hasPosts(chip));
  if (labels.length === 0) return null;
  return (
    <nav aria-labelledby="nearest">
      <p id="nearest">Nearest with posts:</p>
      <CountChips
        places={labels.map(({ label, href }) => ({ text: label, count: counts[label], href }))}
      />
    </nav>
  );
}
