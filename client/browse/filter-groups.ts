export type LabelChip = { text: string; label: string; href: string };

/** A book with its chapters, or a topic group with its topics. */
export type LabelGroup = {
  name: string;
  chips: readonly LabelChip[];
  /** The chips to show, if the filter shows the group for its labels. */
  found?: readonly LabelChip[];
};

/**
 * Groups with the text in their name (specification, section 2), or else with it in other spelling: 'ot apol' finds
 * 'O.T. Apologetics'. With `findsLabels` also those in whose labels it is.
 */
export function filterGroups(
  groups: readonly LabelGroup[],
  text: string,
  findsLabels?: boolean,
): readonly LabelGroup[] {
  const groupsWith = (form: (name: string) => string, query = form(text)) =>
    groups.flatMap((group) => {
      if (form(group.name).includes(query)) return group;
      const found = group.chips.filter(({ label }) => findsLabels && form(label).includes(query));
      return found.length > 0 ? { ...group, found: [...group.chips.slice(0, 1), ...found] } : [];
    });
  const found = groupsWith(lowercase);
  return found.length > 0 || !folded(text) ? found : groupsWith(folded);
}

function lowercase(text: string): string {
  return text.trim().toLowerCase();
}

/** Returns a text without accents, spaces and marks. */
function folded(text: string): string {
  return lowercase(text.normalize('NFKD')).replace(/\W/g, '');
}

/** The label with the text as its name, or else the first one that the text finds. */
export function firstLabel(groups: readonly LabelGroup[], text: string): LabelChip | undefined {
  const name = lowercase(text);
  if (!name) return undefined;
  const chips = filterGroups(groups, name, true).flatMap(
    ({ chips, found }) => found?.slice(1) ?? chips,
  );
  return chips.find(({ label }) => lowercase(label) === name) ?? chips[0];
}
