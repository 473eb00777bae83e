import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { LabelChip, LabelGroup } from '../../shared/browse/filter-groups.ts';
import type { LabelCounts } from '../../shared/content/label-counts.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';

/** The text of the chip that selects all posts of a group. */
export const anyText = 'Any';

/** Creates a group. Its name is also a label, which the 'Any' chip selects. Call it once, not in each render: hundreds of URLs are slow to format. */
export function labelGroup(
  list: ListName,
  name: string,
  labels: readonly (readonly [text: string, label: string])[],
): LabelGroup {
  const chips = [[anyText, name] as const, ...labels].map(([text, label]) => ({
    text,
    label,
    href: listHref(list, browseLabel(label)),
  }));
  return { name, chips };
}

/** Returns the announcement of the number of groups that are shown: '1 book.', '2 books.' or `none`. */
export function groupCount(count: number, noun: string, none: string): string {
  return count === 0 ? none : `${count} ${noun}${count === 1 ? '' : 's'}.`;
}

export function hasLabel(group: LabelGroup, label: string | undefined): boolean {
  return group.chips.some((chip) => chip.label === label);
}

/** How many of the chapters or topics have posts, and how many there are; undefined if it is not known of each. */
export function countWithPosts({ chips }: LabelGroup, counts: LabelCounts) {
  const known = chips.slice(1).map(({ label }) => counts[label]);
  if (known.includes(undefined)) return undefined;
  return { some: known.filter(Boolean).length, all: known.length };
}

/** The nearest labels that have posts, before and after a label, and its group, if that has posts. */
export function nearestChips(
  groups: readonly LabelGroup[],
  label: string,
  counts: LabelCounts,
): LabelChip[] {
  const any = groups.find((group) => hasLabel(group, label))?.chips[0];
  if (!any) return [];
  const hasPosts = (chip: LabelChip) => chip.label !== label && !!counts[chip.label];
  const chips = groups.flatMap(({ chips }) => chips);
  const here = chips.findIndex((chip) => chip.label === label);
  const before = chips.slice(0, here).findLast(hasPosts);
  const after = chips.slice(here).find(hasPosts);
  const nearest = new Set([before, after, [any].find(hasPosts)]);
  return [...nearest].filter((chip) => chip !== undefined);
}
