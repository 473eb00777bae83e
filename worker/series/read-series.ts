import type { LinkItem } from '../../shared/content/link-item.ts';
import { passageLength } from '../../shared/content/passages-document.ts';
import { dataOf, type Result } from '../../shared/content/result.ts';
import { type SeriesQuery, seriesLimits } from '../../shared/content/series.ts';
import { chaptersIn, typesetReference } from '../../shared/scripture/verses.ts';
import { type CivilDay, chosenDay, sundayFrom } from '../calendar/civil-day.ts';
import type { Reading } from '../readings/parse-readings.ts';
import { typedPassages } from '../readings/typed-passages.ts';
import { proposedPassages } from './proposed-passages.ts';

/** A line. `passage` is what it has after its date, and `notes` say what of it is no passage. */
export type Week<R extends Reading = Reading> = { day: CivilDay; passage: string } & Result<{
  reading: R;
  notes: string[];
}>;

type Series = {
  start: CivilDay;
  /** The passage that was divided; undefined if there is none. */
  divided: string | undefined;
  lines: readonly string[];
  weeks: Week[];
  /** What is wrong with other fields than the lines. */
  problems: string[];
};

/** Reads what a visitor has typed. What is wrong with a line is the result of its week. */
export async function readSeries(query: SeriesQuery, today: CivilDay): Promise<Series> {
  const start = query.start ? chosenDay(query.start) : { data: sundayFrom(today) };
  const { lines, divided } = query.book ? await withDivided(query) : { lines: query.lines };
  const problems = [
    ...('error' in start ? [`“${query.start}”: ${start.error.message}`] : []),
    ...(divided && 'error' in divided ? [`“${query.book}”: ${divided.error.message}`] : []),
  ];
  const { passages: max } = seriesLimits;
  if (lines.length > max) {
    problems.push(`A series has at most ${max} passages. The lines after them are left out.`);
  }
  const first = dataOf(start) ?? sundayFrom(today);
  const weeks: Week[] = [];
  for (const line of lines.slice(0, max)) {
    const last = weeks.at(-1);
    weeks.push(await readLine(line, last ? last.day + 7 * query.every : first));
  }
  return { start: first, divided: dataOf(divided), lines, weeks, problems };
}

/** Adds the passages of a divided book after the lines. A division of the same book is replaced. */
async function withDivided({
  book,
  weeks,
  lines,
}: SeriesQuery): Promise<{ lines: readonly string[]; divided: Result<string> }> {
  const typed = await readPassage(book);
  if ('error' in typed) return { lines, divided: typed };
  const [verses, ...others] = typed.data.reading.verses;
  if (!verses || others.length > 0 || typed.data.notes.length > 0) {
    return { lines, divided: failure('Write one book, or a part of it.') };
  }
  const isDivision = `${proposedPassages(verses, lines.length)}` === `${lines}`;
  const most = Math.min(chaptersIn(verses).length, seriesLimits.passages);
  const passages = proposedPassages(verses, weeks || most);
  return {
    lines: [...(isDivision ? [] : lines), ...passages],
    divided: { data: typesetReference(verses) },
  };
}

const dated = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})[\s:,]*(.*)$/;

/** @param next the day of a line without a date */
async function readLine(line: string, next: CivilDay): Promise<Week> {
  const [, date, passage = ''] = dated.exec(line) ?? [undefined, undefined, line];
  const chosen = date ? chosenDay(isoText(date)) : { data: next };
  if ('error' in chosen) return { day: next, passage, ...chosen };
  return { day: chosen.data, passage, ...(await readPassage(passage)) };
}

/** Formats '4/4/2027' and '2027-4-4' as '2027-04-04'. */
function isoText(date: string): string {
  const [a = '', b = '', c = ''] = date.split(/\D/);
  const parts = date.includes('/') ? [c, a, b] : [a, b, c];
  return parts.map((part) => part.padStart(2, '0')).join('-');
}

async function readPassage(text: string): Promise<Result<{ reading: Reading; notes: string[] }>> {
  if (text.length > passageLength) {
    return failure(`This is too long: at most ${passageLength} characters.`);
  }
  const typed = await typedPassages(text);
  if ('nearest' in typed) {
    return failure(
      typed.message,
      typed.nearest.map((passage) => ({ text: typesetReference(passage) })),
    );
  }
  const { passages, problems } = typed;
  const reading = { text: typesetReference(...passages), isAlternative: false, verses: passages };
  return { data: { reading, notes: problems } };
}

function failure(message: string, didYouMean: LinkItem[] = []): Result<never> {
  return { error: { message, status: 400, didYouMean } };
}
