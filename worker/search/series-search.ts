import type { SubjectLink } from '../../shared/content/search.ts';
import { seriesPage } from '../../shared/pages/series.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import { chapterOf } from '../../shared/scripture/verses.ts';
import { searchWords } from '../../shared/text/search-words.ts';
import { readableQueryOf } from '../../shared/url.ts';

const series = /\bseries\b|\b(?:preach|sermon|teach)\w*\b.*\bthrough\b/i;

/** What a search for a series says besides its book. */
const otherWords =
  /\b(?:series|preach\w*|sermons?|on|teach\w*|through|books?|bible|stud(?:y|ies)|ideas?|plan\w*|(?:\d+ )?weeks?)\b/gi;

/**
 * Returns the link to the form of a series for a search like 'sermon series' or 'preach through James'. With other words,
 * a search means these.
 */
export function seriesSubject(q: string): SubjectLink | undefined {
  if (!series.test(q)) return undefined;
  const rest = q.replace(otherWords, ' ');
  const {
    passages: [passage],
    problems,
  } = readPassages(rest);
  if (problems.length > 0 || (!passage && searchWords(rest).length > 0)) return undefined;
  const book = passage && chapterOf(passage.first).book;
  return {
    text: `Preach through ${book ?? 'a book'}`,
    href: seriesPage.path + readableQueryOf({ book }),
  };
}
