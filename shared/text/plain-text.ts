/**
 * What is no character of a text: control characters, halves of a surrogate pair, and those that turn
 * the direction of what follows them (Unicode's annex 9: embeddings, overrides and isolates).
 */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** The text with only what can be read, white space as it is. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => (/\s/.test(character) ? character : ''));
}

/** The text in one line, with only what can be read. */
export function plainText(text: string): string {
  return printable(text).replace(/\s+/gu, ' ').trim();
}
