import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { parseMarkup } from '../sanitize/markup.ts';
import { findScriptureReferences } from './scripture-references.ts';
import { textRuns } from './text-runs.ts';

/** The passages that a post cites, in the order of the Bible. A heading is read as a title. */
export function citedPassages(title: string, markup: string): VerseRange[] {
  const texts = [{ text: title, isTitle: true }, ...textsOf(markup)];
  return mergeRanges(
    texts
      .flatMap(({ text, isTitle }) => findScriptureReferences(text, { isTitle }))
      .map(({ verses }) => verses),
  );
}

function textsOf(markup: string) {
  const tree = /\d/.test(markup) && parseMarkup(markup);
  if (!tree) return [];
  return textRuns(tree, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ text, nodes }) => ({
    text,
    isTitle: nodes.some(({ isExcluded }) => isExcluded),
  }));
}
