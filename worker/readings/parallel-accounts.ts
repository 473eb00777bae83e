import {
  lengthOf,
  mergeRanges,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import table from './parallel-accounts.txt?raw';

/**
 * Returns where other books tell what the passages tell, in order: other Gospels, and Samuel or Kings for Chronicles.
 * The table is of our own making, from the cross-references of the Berean Standard Bible (public domain). It has
 * accounts of the same events and sayings, and no other thoughts on their themes.
 */
export function parallelAccounts(passages: readonly VerseRange[]): VerseRange[] {
  /** At least half of the shorter one overlaps. */
  const tells = (passage: VerseRange, account: VerseRange) =>
    versesInCommon(account, passage) * 2 >= Math.min(lengthOf(account), lengthOf(passage));
  const found = accounts.filter(({ verses }) => passages.some((it) => tells(it, verses)));
  return mergeRanges(
    found.flatMap(({ parallels }) => parallels),
    1,
  );
}

const accounts = table.trim().split('\n').map(parseAccount);

/** @param line the account and its parallels: 'Mark 1:9-11 | Matthew 3:13-17 | Luke 3:21-22' */
function parseAccount(line: string) {
  const [verses, ...parallels] = line.split(' | ').map(parseRange);
  if (!verses) throw new Error(`This line has no account: ${line}`);
  return { verses, parallels };
}

/** The passage grammar that visitors use would take 20 ms for the table. */
function parseRange(text: string): VerseRange {
  const [, chapter = '', from, endChapter, to = from] =
    /^(.+ \d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/.exec(text) ?? [];
  const end = endChapter ? chapter.replace(/\d+$/, endChapter) : chapter;
  const [start, last] = [versesOfChapter(chapter), versesOfChapter(end)];
  if (!start || !last) throw new Error(`This is not a range of verses: ${text}`);
  return { first: start.first + Number(from) - 1, last: last.first + Number(to) - 1 };
}
