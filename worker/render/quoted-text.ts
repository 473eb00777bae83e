const blocks =
  /<(?:br|\/?(?:p|div|ul|ol|li|h[2-6]|table|tr|td|th|blockquote))\b(?:[^">]|"[^"]*")*>/g;
const tags = /<(?:[^">]|"[^"]*")*>/g;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** The text of the quotations in sanitized HTML, empty without any. A stored page needs no parser for it. */
export function quotedText(html: string): string {
  return [...html.matchAll(/<blockquote\b.*?<\/blockquote>/gs)]
    .map(([quotation]) => quotation.replace(blocks, ' ').replace(tags, ''))
    .join(' ')
    .replace(/&\w+;/g, (reference) => characters[reference] ?? reference)
    .replace(/\s+/gu, ' ')
    .trim();
}
