import { readVerses, splitReferences } from '../../shared/scripture/passage.ts';
import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from '../scripture/scripture-references.ts';

const notAPassage = {
  problem: 'This is not a passage of the Bible. Write it as in Isaiah 53:4-6.',
};

/**
 * Reads one or more passages, as in a text or as a visitor types them. What is no passage is left out
 * beside others. `problem` is a message for the visitor.
 */
export function readPassages(
  text: string,
): { passages: readonly VerseRange[] } | { problem: string } {
  const read = splitReferences(text).map(readPart);
  const passages = read.flatMap((part) => ('passages' in part ? part.passages : []));
  if (passages.length > 0) return { passages: mergeRanges(passages) };
  const [problem = notAPassage] = read;
  return problem;
}

function readPart(text: string): { passages: readonly VerseRange[] } | { problem: string } {
  const references = findScriptureReferences(asInText(text), { isTitle: true });
  if (references.length > 0) return { passages: references.map(({ verses }) => verses) };
  const read = readVerses(text) ?? notAPassage;
  return 'problem' in read ? read : { passages: [read] };
}

/** In texts, the name of a book begins with a capital letter, and '1.' before it numbers a list. */
function asInText(text: string): string {
  return text
    .replace(/^\s*([1-3])\.(?=\s*\p{L})/u, '$1 ')
    .replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}
