import { plainText } from './plain-text.ts';

export const excerptLength = 300;
export const descriptionLength = 155;

/** Text over `excerptLength` characters is cut at the last space before it and ends in '...' (specification, section 5). */
export function excerptOf(text: string): string {
  const full = plainText(text);
  if (full.length <= excerptLength) return full;
  const space = full.lastIndexOf(' ', excerptLength);
  return `${cut(full, space > 0 ? space : excerptLength)}...`;
}

/** The first `descriptionLength` characters (specification, section 2). */
export function descriptionOf(text: string): string {
  return cut(plainText(text), descriptionLength).trimEnd();
}

/** Cuts to UTF-16 length, but never a surrogate pair apart. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const splitsPair = text.length > length && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? length - 1 : length);
}
