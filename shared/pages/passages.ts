import { listHref, lists } from '../content/lists.ts';
import {
  type PassagesQuery,
  parsePassagesQuery,
  passagesKind,
} from '../content/passages-document.ts';
import { dataOf } from '../content/result.ts';
import { elementIds } from '../dom-contract.ts';
import type { Passage } from '../scripture/verses.ts';
import { readableQueryOf } from '../url.ts';
import { definePage } from './define-page.ts';

const path = '/passages';

/** The passages that posts cite. Search engines index the list of books and each book, but no passage that a visitor types. */
export const passagesPage = definePage<PassagesQuery, 'passages'>('passages', {
  path,
  parse: parsePassagesQuery,
  href: passagesHref,
  contents: (params) => ({ main: passagesKind.request(params) }),
  title({ book }, results) {
    const { title = 'Passages' } = dataOf(results(passagesKind)) ?? {};
    return book && title !== 'Passages' ? `Passages in ${title}` : title;
  },
  description: (_params, results) => dataOf(results(passagesKind))?.description,
  isIndexed: ({ ref }, hasContent) => !ref && hasContent !== false,
  hasContent(results) {
    const document = dataOf(results(passagesKind));
    return document && document.description !== undefined;
  },
  section: () => lists.thoughts,
  drawing: 'passages',
  backName: ({ book, ref }, results) => dataOf(results(passagesKind))?.title ?? (ref || book),
});

/** Returns the URL of the posts on a book of the Bible, or on a passage such as 'Isaiah 53:4-6'. */
export function passagesHref(query: Partial<PassagesQuery>): string {
  return path + readableQueryOf(query);
}

/**
 * Returns the URL of the posts on a passage.
 * @param fragment the id of the target element for a complete chapter or book
 */
export function passageHref(passage: Passage, fragment?: string): string {
  if (passage.label === undefined) return passagesHref({ ref: passage.reference });
  const target = passage.isPart ? elementIds.wholeChapter : fragment;
  return listHref('thoughts', { label: passage.label }) + (target ? `#${target}` : '');
}
