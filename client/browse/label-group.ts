import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { List } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';

/** A link that selects a label. */
export type LabelChip = { text: string; label: string; href: string };

/** A book with its chapters, or a topic group with its topics. */
export type LabelGroup = { name: string; chips: readonly LabelChip[] };

/** Creates a group. Its name is also a label, which the 'Any' chip selects. Call it once, not in each render: hundreds of URLs are slow to format. */
export function labelGroup(
  list: List,
  name: string,
  labels: readonly (readonly [text: string, label: string])[],
): LabelGroup {
  const chips = [['Any', name] as const, ...labels].map(([text, label]) => ({
    text,
    label,
    href: listHref(list, browseLabel(label)),
  }));
  return { name, chips };
}

/** The groups whose name contains the text, case-insensitive (specification, section 2). */
export function filterGroups<G extends Pick<LabelGroup, 'name'>>(
  groups: readonly G[],
  text: string,
): readonly G[] {
  const query = text.trim().toLowerCase();
  return query ? groups.filter(({ name }) => name.toLowerCase().includes(query)) : groups;
}

export function hasLabel(group: LabelGroup, label: string | undefined): boolean {
  return group.chips.some((chip) => chip.label === label);
}
