import { passageLength } from '../../shared/content/passages-document.ts';
import { dataOf, errorOf, failure, type Result } from '../../shared/content/result.ts';
import { maxPassages, type SeriesDocument, type SeriesQuery } from '../../shared/content/series.ts';
import { chaptersIn, typesetReference } from '../../shared/scripture/verses.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { type CivilDay, chosenDay, sundayFrom } from '../calendar/civil-day.ts';
import type { Reading } from '../readings/parse-readings.ts';
import { typedPassages } from '../readings/typed-passages.ts';
import { datedLine } from './dated-line.ts';
import { proposedPassages } from './proposed-passages.ts';

/** One week of the series. `passage` is what its line has beside its date, and `notes` say what of it is no passage. */
export type Week<R extends Reading = Reading> = { day: CivilDay; passage: string } & Result<{
  reading: R;
  notes: string[];
}>;

/** Reads what a visitor has typed. What is wrong with a line is the result of its week. */
export async function readSeries(query: SeriesQuery, today: CivilDay) {
  const chosen = query.start ? chosenDay(query.start) : undefined;
  const divided = query.book || query.weeks > 0 ? await dividedBook(query) : undefined;
  const { title, lines } = dataOf(divided) ?? { title: '', lines: query.lines };
  const tooLong = `A series has at most ${maxPassages} passages. The lines after them are left out.`;
  const problems: SeriesDocument['problems'] = [
    ...problemsOf('book', query.book, divided),
    ...(lines.length > maxPassages ? [{ field: 'p' as const, message: tooLong }] : []),
    ...problemsOf('start', query.start, chosen),
  ];
  const start = dataOf(chosen) ?? sundayFrom(today);
  const weeks: Week[] = [];
  let next = start;
  for (const [i, line] of lines.slice(0, maxPassages).entries()) {
    // '1. John 3:1-17' is the first line. A date may be before the start that the form proposes.
    const unnumbered = line.replace(new RegExp(`^[(#]?0?${i + 1}[.):]+ `), '');
    const { day, text: passage } = datedLine(unnumbered, next, start - 31);
    const read = 'error' in day ? day : await readLine(passage);
    const week = { day: dataOf(day) ?? next, passage, ...read };
    weeks.push(week);
    next = week.day + 7;
  }
  return { start, title, weeks, problems };
}

function problemsOf(field: 'start' | 'book', text: string, result: Result<unknown> | undefined) {
  const error = errorOf(result);
  if (!error) return [];
  return [{ field, message: text ? `“${text}”: ${error.message}` : error.message }];
}

/** Returns the passages of a book, or of a part of it, as lines, with a title. */
async function dividedBook({
  book,
  weeks,
  lines: typed,
}: SeriesQuery): Promise<Result<{ title: string; lines: string[] }>> {
  if (typed.length > 0) return failure(400, 'A series has a book or typed passages, not both.');
  if (!book) return failure(400, 'Choose a book.');
  const read = await readLine(book);
  if ('error' in read) return read;
  const [verses, ...more] = read.data.reading.verses;
  if (!verses || more.length > 0 || read.data.notes.length > 0) {
    return failure(400, 'Write one book, or a part of it.');
  }
  const most = Math.min(chaptersIn(verses).length, maxPassages);
  const lines = proposedPassages(verses, weeks || most);
  const count = `${lines.length} ${nounFor(lines.length, 'week')}`;
  return { data: { title: `${typesetReference(verses)} in ${count}`, lines } };
}

async function readLine(text: string): Promise<Result<{ reading: Reading; notes: string[] }>> {
  if (text.length > passageLength) {
    return failure(400, `This is too long: at most ${passageLength} characters.`);
  }
  const typed = await typedPassages(text);
  if ('reading' in typed) {
    const { reading, notes, others } = typed;
    const other = others.length > 0 ? [`Or ${typesetReference(...others)}?`] : [];
    return { data: { reading, notes: [...notes, ...other] } };
  }
  const didYouMean = typed.nearest.map((passage) => ({ text: typesetReference(passage) }));
  return failure(400, typed.message, didYouMean);
}
