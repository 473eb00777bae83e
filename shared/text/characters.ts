/**
 * Divides a text in grapheme clusters (UAX 29): an emoji sequence, a letter with its accents and a line break are one
 * character each. Undefined before Firefox 125.
 */
function charactersOf(text: string): Intl.Segments | undefined {
  return Intl.Segmenter && new Intl.Segmenter('en').segment(text);
}

/** Counts grapheme clusters, before Firefox 125 code points. */
export function characterCount(text: string): number {
  return [...(charactersOf(text) ?? text)].length;
}

/** Returns the beginning of a text, of at most `length` UTF-16 code units and without a part of a character. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = charactersOf(text)?.containing(length)?.index;
  return text.slice(0, end || length).replace(/[\ud800-\udbff]$/, '');
}
