import { type ListName, listHref } from '../../shared/content/lists.ts';
import { books } from '../../shared/scripture/books.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import type { LabelGroup } from './filter-groups.ts';

type Labels = (readonly [text: string, label: string])[];

/** The labels in the panel of each list. The name of a group is also a label, which the 'Any' chip selects. */
const labelsOf: Record<ListName, () => (readonly [group: string, labels: Labels])[]> = {
  thoughts: () =>
    books.map(([book, chapters]) => [
      book,
      Array.from({ length: chapters }, (_, i) => [`${i + 1}`, `${book} ${i + 1}`]),
    ]),
  quotes: () =>
    topicGroups.map(([group, topics]) => [group, [...topics].sort().map((it) => [it, it])]),
  articles: () => [],
};

const created = new Map<ListName, readonly LabelGroup[]>();

/** Returns the groups of the panel of a list. They are created once: hundreds of URLs are slow to format. */
export function labelGroups(list: ListName): readonly LabelGroup[] {
  const groups =
    created.get(list) ??
    labelsOf[list]().map(([name, labels]) => ({
      name,
      chips: [['Any', name] as const, ...labels].map(([text, label]) => ({
        text,
        label,
        href: listHref(list, { label }),
      })),
    }));
  created.set(list, groups);
  return groups;
}

/** Returns the announcement of the number of groups that are shown: '1 book.', '2 books.' or `none`. */
export function groupCount(count: number, noun: string, none: string): string {
  return count === 0 ? none : `${count} ${nounFor(count, noun)}.`;
}
