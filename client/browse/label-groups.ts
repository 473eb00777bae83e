import { type ListName, listHref, lists } from '../../shared/content/lists.ts';
import { nounFor } from '../../shared/text/noun-for.ts';

type LabelChip = { text: string; label: string; href: string };

/** A book with its chapters, or a topic group with its topics. */
export type LabelGroup = {
  name: string;
  chips: readonly LabelChip[];
  /** The chips to show, if the filter shows the group for its labels. */
  found?: readonly LabelChip[];
};

const created: Partial<Record<ListName, readonly LabelGroup[]>> = {};

/** Returns the groups of the panel of a list. They are created once: hundreds of URLs are slow to format. */
export function labelGroups(list: ListName): readonly LabelGroup[] {
  created[list] ??= Array.from(lists[list].groups, ([name, labels]) => {
    const chipOf = (label: string, text: string) => ({
      text,
      label,
      href: listHref(list, { label }),
    });
    // Chapters are in their order, and topics in that of the alphabet.
    const ofGroup = list === 'thoughts' ? labels : [...labels].sort();
    const chips = ofGroup.map((label) => chipOf(label, /\d+$/.exec(label)?.[0] ?? label));
    return { name, chips: [chipOf(name, 'Any'), ...chips] };
  });
  return created[list];
}

/** Returns the announcement of the number of groups that are shown: '1 book.', '2 books.' or `none`. */
export function groupCount(count: number, noun: string, none: string): string {
  return count === 0 ? none : `${count} ${nounFor(count, noun)}.`;
}

/**
 * Groups with the text in their name (specification, section 2), or else with it in other spelling: 'ot apol' finds
 * 'O.T. Apologetics'. With `findsLabels` also those in whose labels it is.
 */
export function filterGroups(groups: readonly LabelGroup[], text: string, findsLabels?: boolean) {
  const groupsWith = (form: (name: string) => string, query = form(text)) =>
    groups.flatMap((group): LabelGroup | [] => {
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
