import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { List } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';

/** A label to choose. */
export type LabelChip = { text: string; label: string; href: string };

/** A book with its chapters, or a topic group with its topics. */
export type LabelGroup = { name: string; chips: readonly LabelChip[] };

/** The group's name is a label too, that of the 'Any' chip. Made once, not for each render: hundreds of queries are dear. */
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

/** Groups whose name has the text in it, whatever the case (specification, section 2). */
export function filterGroups<G extends Pick<LabelGroup, 'name'>>(
  groups: readonly G[],
  text: string,
): readonly G[] {
  const wanted = text.trim().toLowerCase();
  return wanted ? groups.filter(({ name }) => name.toLowerCase().includes(wanted)) : groups;
}

export function hasLabel(group: LabelGroup, label: string | undefined): boolean {
  return group.chips.some((chip) => chip.label === label);
}
