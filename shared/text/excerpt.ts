import { plainText } from './plain-text.ts';

/** The maximum length of an excerpt without its '...', in UTF-16 code units. */
const excerptLength = 300;

/** The maximum length of a description, in UTF-16 code units. */
const descriptionLength = 155;

/** Truncates text longer than `excerptLength` at the last space and appends '...' (specification, section 5). */
export function excerptOf(text: string): string {
  const full = plainText(text);
  if (full.length <= excerptLength) return full;
  const space = full.lastIndexOf(' ', excerptLength);
  return `${plainText(full.slice(0, space > 0 ? space : excerptLength))}...`;
}

/** Returns the first `descriptionLength` characters (specification, section 2). It removes the half of a surrogate pair. */
export function descriptionOf(text: string): string {
  return plainText(plainText(text).slice(0, descriptionLength));
}
