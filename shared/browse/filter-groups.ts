export type LabelChip = { text: string; label: string; href: string };

/** A book with its chapters, or a topic group with its topics. */
export type LabelGroup = {
  name: string;
  chips: readonly LabelChip[];
  /** The chips to show, if the filter shows the group for its labels. */
  found?: readonly LabelChip[];
};

/** Groups with the text in their name (specification, section 2). With `findsLabels` also those in whose labels it is. */
export function filterGroups(
  groups: readonly LabelGroup[],
  text: string,
  findsLabels?: boolean,
): readonly LabelGroup[] {
  const query = text.trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(query);
  return groups.flatMap((group) => {
    if (matches(group.name)) return group;
    const found = group.chips.filter(({ label }) => findsLabels && matches(label));
    return found.length > 0 ? { ...group, found: [...group.chips.slice(0, 1), ...found] } : [];
  });
}

/** The label with the text as its name, or else the first one that the text finds. */
export function firstLabel(groups: readonly LabelGroup[], text: string): LabelChip | undefined {
  const name = text.trim().toLowerCase();
  if (!name) return undefined;
  const chips = filterGroups(groups, name, true).flatMap(
    ({ chips, found }) => found?.slice(1) ?? chips,
  );
  return chips.find(({ label }) => label.toLowerCase() === name) ?? chips[0];
}
