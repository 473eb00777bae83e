/** Counts grapheme clusters (UAX 29): an emoji sequence, a letter with its accents and a line break are one character each. Before Firefox 125, which has no `Intl.Segmenter`, it counts code points. */
export function characterCount(text: string): number {
  const characters = 'Segmenter' in Intl ? new Intl.Segmenter('en').segment(text) : text;
  return [...characters].length;
}
