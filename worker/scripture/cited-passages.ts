import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { parseMarkup, UnreadableMarkupError } from '../sanitize/parse-markup.ts';
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
  if (!/\d/.test(markup)) return [];
  try {
    return textRuns(parseMarkup(markup), ({ tagName }) => /^h[1-6]$/.test(tagName)).map(
      ({ text, nodes }) => ({ text, isTitle: nodes.some(({ isExcluded }) => isExcluded) }),
    );
  } catch (error) {
    if (error instanceof UnreadableMarkupError) return [];
    throw error;
  }
}
