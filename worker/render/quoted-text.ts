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

/** The characters that a serializer escapes in texts (HTML standard, section 13.3). */
const escaped = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', '\u00a0'],
  ['&amp;', '&'],
]);

function decode(text: string): string {
  return text.replace(/&\w+;/g, (reference) => escaped.get(reference) ?? reference);
}
