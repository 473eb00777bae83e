/** The words that people say a minute. */
const spokenWords = 130;

/** The words on a printed page, and the room that the title and the source of a post take; words. */
const printed = { page: 450, frame: 110 };

/**
 * Returns how long it takes to say posts aloud and about how many pages they print, as in 'About 7 minutes to say aloud, 2
 * printed pages.'
 * @param contents the HTML of the posts
 */
export function handoutLength(contents: readonly string[]): string {
  const words = contents.reduce((sum, content) => sum + countWords(content), 0);
  const minutes = Math.max(1, Math.round(words / spokenWords));
  const pages = Math.ceil((words + contents.length * printed.frame) / printed.page);
  return `About ${counted(minutes, 'minute')} to say aloud, ${counted(pages, 'printed page')}.`;
}

function countWords(html: string): number {
  const text = html.replace(/<[^>]*>|&\w+;/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
