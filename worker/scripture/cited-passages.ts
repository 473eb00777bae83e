import type { Root } from 'hast';
import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from './scripture-references.ts';
import { textRuns } from './text-runs.ts';

/** The passages that a post cites, in the order of the Bible. A heading is read as a title. */
export function citedPassages(title: string, tree: Root): VerseRange[] {
  const runs = textRuns(tree, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const texts = runs.map(({ text, nodes }) => ({
    text,
    isTitle: nodes.some(({ isExcluded }) => isExcluded),
  }));
  return mergeRanges(
    [{ text: title, isTitle: true }, ...texts]
      .flatMap(({ text, isTitle }) => findScriptureReferences(text, { isTitle }))
      .map(({ verses }) => verses),
  );
}
