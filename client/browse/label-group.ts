import type { LabelGroup } from '../../shared/browse/filter-groups.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/content/lists.ts';
import { nounFor } from '../../shared/text/noun-for.ts';

/** Creates a group. Its name is also a label, which the 'Any' chip selects. Call it once, not in each render: hundreds of URLs are slow to format. */
export function labelGroup(
  list: ListName,
  name: string,
  labels: readonly (readonly [text: string, label: string])[],
): LabelGroup {
  const chips = [['Any', name] as const, ...labels].map(([text, label]) => ({
    text,
    label,
    href: listHref(list, { label }),
  }));
  return { name, chips };
}

export function groupOf(groups: readonly LabelGroup[], label: string | undefined) {
  return groups.find(({ chips }) => chips.some((chip) => chip.label === label));
}

/** Returns the announcement of the number of groups that are shown: '1 book.', '2 books.' or `none`. */
export function groupCount(count: number, noun: string, none: string): string {
  return count === 0 ? none : `${count} ${nounFor(count, noun)}.`;
}
