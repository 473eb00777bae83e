import { defineKind } from './content-request.ts';
import { isListName, type ListName, lists } from './lists.ts';

/** The number of posts of a label, or `more` if they fill more than one page. */
export type LabelCount = number | 'more';

/** Counts by label; a label is absent if its count is unknown. */
export type LabelCounts = Readonly<Record<string, LabelCount>>;

/** The counts of the labels in the panel of a list. */
export const labelsKind = defineKind<{ list: ListName }, LabelCounts>('labels', {
  path: '/api/labels/:list',
  url: ({ list }) => `/api/labels/${list}`,
  parse: ({ list }) => (isListName(list) && lists[list].labels.size > 0 ? { list } : undefined),
});
