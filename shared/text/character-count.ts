import { charactersOf } from './beginning-of.ts';

/** Counts grapheme clusters, before Firefox 125 code points. */
export function characterCount(text: string): number {
  return [...(charactersOf(text) ?? text)].length;
}
