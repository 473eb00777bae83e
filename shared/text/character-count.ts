let segmenter: Intl.Segmenter | undefined;

/** Creates the segmenter when it is first used, which takes some ms. Firefox has it since version 125. */
function graphemeSegmenter() {
  if ('Segmenter' in Intl) segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
}

/** Counts grapheme clusters (UAX 29): an emoji sequence, a letter with its accents and a line break are one character each. Without `Intl.Segmenter` it counts code points. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of graphemeSegmenter()?.segment(text) ?? text) count++;
  return count;
}
