import { beginningOf } from './characters.ts';
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
  return `${plainText(space > 0 ? full.slice(0, space) : beginningOf(full, excerptLength))}...`;
}

/** Returns the first `descriptionLength` code units (specification, section 2). */
export function descriptionOf(text: string): string {
  return plainText(beginningOf(plainText(text), descriptionLength));
}
