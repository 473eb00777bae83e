import { books } from '../../shared/scripture.ts';
import { topicGroups } from '../../shared/topics.ts';

/** The labels that the panels offer. Only their lists are kept in KV: others have no bound. */
export const knownLabels: ReadonlySet<string> = new Set([
  ...books.flatMap(([book, chapters]) => [
    book,
    ...Array.from({ length: chapters }, (_, i) => `${book} ${i + 1}`),
  ]),
  ...topicGroups.flatMap(([group, topics]) => [group, ...topics]),
]);
