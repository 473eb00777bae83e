/** Control characters, lone surrogates, and the characters that change the direction of the following text (UAX 9). */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Removes unprintable characters. White space is unchanged. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => (/\s/.test(character) ? character : ''));
}

/** Removes unprintable characters and collapses white space, so that the text is a single line. */
export function plainText(text: string): string {
  return printable(text).replace(/\s+/gu, ' ').trim();
}

/** A text of a URL is too long. The message is for the visitor. */
export class TextTooLong extends Error {}

/**
 * Returns a text of a query in a single line; empty if there is none.
 * @param maxLength in UTF-16 code units
 * @param noun what the text is
 * @throws {TextTooLong}
 */
export function limited(
  query: URLSearchParams,
  parameter: string,
  maxLength: number,
  noun = parameter,
): string {
  const text = plainText(query.get(parameter) ?? '');
  if (text.length <= maxLength) return text;
  throw new TextTooLong(`The ${noun} is too long: at most ${maxLength} characters.`);
}
