/** The character around the words of a quote until its text is read. The sanitizer removes it from contents. */
const boundary = '\u001f';

/** Returns a copy with boundaries around its first quotations, or around everything if it has none. */
export function withBoundaries(content: HTMLElement): HTMLElement {
  const copy = content.cloneNode(true) as HTMLElement;
  const first = copy.querySelector('blockquote') ?? copy;
  let last: Element = first;
  while (last.nextElementSibling?.matches('blockquote')) last = last.nextElementSibling;
  first.prepend(boundary);
  last.append(boundary);
  return copy;
}

/**
 * Puts the words of a quote in quotation marks, and their author and the source right below.
 *
 * @param text with boundaries
 * @param shorten shortens the words
 */
export function quotation(text: string, source: string, shorten = (words: string) => words) {
  const [before, quoted = '', rest = ''] = text.split(boundary).map((part) => part.trim());
  // The line of an author begins with a dash.
  const [ending = ''] = /(\n+|(?<=[.!?…]["”])\s*)[-–—―~].*$/.exec(quoted) ?? [];
  const [following = ''] = /^[-–—―~].*/.exec(rest) ?? [];
  const words = quoted.slice(0, quoted.length - ending.length);
  const marked = inQuotationMarks(shorten(words.replace(/^["“]([^"“”]*)["”]$/, '$1')));
  return {
    before,
    quoted: [marked, ending.trim(), following, source].filter(Boolean).join('\n'),
    after: rest.slice(following.length).trim(),
  };
}

const innerMarks: Record<string, string> = { '"': "'", '“': '‘', '”': '’' };

/** Puts words in quotation marks. Words that begin and end with them keep theirs, and an empty text gets none. */
function inQuotationMarks(words: string): string {
  if (!words || /^["“].*["”]$/s.test(words)) return words;
  return `“${words.replace(/["“”]/g, (mark) => innerMarks[mark] ?? mark)}”`;
}
