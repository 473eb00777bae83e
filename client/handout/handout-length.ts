import { nounFor } from '../../shared/text/noun-for.ts';

/** The words that people say a minute. */
const spokenWords = 130;

/** The words on a printed page, and the room that the title and the source of a post take; words. */
const printed = { page: 450, frame: 110 };

/**
 * Returns how long it takes to say posts aloud and about how many pages they print, as in 'About 7 minutes to say aloud, 2
 * printed pages.'
 * @param words the numbers of words in the posts
 */
export function handoutLength(words: readonly number[]): string {
  const sum = words.reduce((a, b) => a + b, 0);
  const minutes = Math.max(1, Math.round(sum / spokenWords));
  const pages = Math.ceil((sum + words.length * printed.frame) / printed.page);
  return `About ${minutes} ${nounFor(minutes, 'minute')} to say aloud, ${pages} printed ${nounFor(pages, 'page')}.`;
}
