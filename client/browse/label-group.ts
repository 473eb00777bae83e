/** A book with its chapters, or a topic group with its topics. The group's name is its own label. */
export type LabelGroup = {
  name: string;
  chips: readonly { text: string; label: string }[];
};

/** Groups whose name has the text in it, whatever the case (specification, section 2). */
export function filterGroups(groups: readonly LabelGroup[], text: string): readonly LabelGroup[] {
  const wanted = text.trim().toLowerCase();
  return wanted ? groups.filter(({ name }) => name.toLowerCase().includes(wanted)) : groups;
}

export function hasLabel(group: LabelGroup, label: string | undefined): boolean {
  return group.name === label || group.chips.some((chip) => chip.label === label);
}
