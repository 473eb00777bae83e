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
