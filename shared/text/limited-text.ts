import { plainText } from './plain-text.ts';

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
