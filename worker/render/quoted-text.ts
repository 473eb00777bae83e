import { inlineElements } from '../sanitize/inline-elements.ts';

/** A tag or a text of sanitized HTML. Its attribute values are in quotation marks and may contain `>`. */
const tokens = /<(\/?)([a-z][a-z0-9]*)(?:[^">]|"[^"]*")*>|[^<]+/g;

/** Empty without a `blockquote`. Reads the tags that the sanitizer has written, so that a stored page loads no parser. */
export function quotedText(html: string): string {
  let depth = 0;
  let text = '';
  for (const [token, slash, name] of html.matchAll(tokens)) {
    if (name === 'blockquote') depth += slash ? -1 : 1;
    if (name === undefined) text += depth > 0 ? decode(token) : '';
    else if (!inlineElements.has(name)) text += ' ';
  }
  return text.replace(/\s+/gu, ' ').trim();
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** Decodes the character references that the sanitizer's serializer writes in texts. */
function decode(text: string): string {
  return text.replace(/&\w+;/g, (reference) => characters[reference] ?? reference);
}
