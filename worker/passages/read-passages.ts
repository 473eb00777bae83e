import { readVerses } from '../../shared/scripture/passage.ts';
import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences } from '../sanitize/scripture-references.ts';

/** Reads one or more passages, as in a text or as a visitor types them. `problem` is a message for the visitor. */
export function readPassages(
  text: string,
): { passages: readonly VerseRange[] } | { problem: string } {
  const references = findScriptureReferences(text, { isTitle: true });
  if (references.length > 0) {
    return { passages: mergeRanges(references.map(({ verses }) => verses)) };
  }
  const read = readVerses(text);
  if (!read)
    return { problem: 'This is not a passage of the Bible. Write it as in Isaiah 53:4-6.' };
  return 'problem' in read ? read : { passages: [read] };
}
