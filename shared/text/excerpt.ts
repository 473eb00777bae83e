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
  return `${truncate(full, space > 0 ? space : excerptLength)}...`;
}

/** Returns the first `descriptionLength` characters (specification, section 2). */
export function descriptionOf(text: string): string {
  return truncate(plainText(text), descriptionLength).trimEnd();
}

/** Truncates to a number of UTF-16 code units without splitting a surrogate pair. */
function truncate(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const splitsPair = text.length > length && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? length - 1 : length);
}
