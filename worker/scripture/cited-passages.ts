import type { Root } from 'hast';
import type { Range } from '../../shared/scripture/reference-ranges.ts';
import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { readReferences } from './scripture-references.ts';
import { textRuns } from './text-runs.ts';

/** The passages that a post cites, in the order of the Bible. A heading is read as a title. */
export function citedPassages(title: string, tree: Root): VerseRange[] {
  return mergeRanges(referencesOf(title, tree).flatMap(({ verses }) => verses ?? []));
}

/** The references in the order of the post, also to verses that do not exist. */
export function referencesOf(title: string, tree: Root): Range[] {
  const runs = textRuns(tree).flatMap(({ text, parent }) =>
    readReferences(text, {
      isTitle: parent.type === 'element' && /^h[1-6]$/.test(parent.tagName),
    }),
  );
  return [...readReferences(title, { isTitle: true }), ...runs];
}
