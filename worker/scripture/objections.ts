import { ascend, type Range } from '../../shared/scripture/reference-ranges.ts';
import { countsThings, isAmbiguous, isIntroduced, isSubject } from './chapters-in-prose.ts';

/** What may be the first reference after a name. */
type Candidate = {
  written: string;
  /** Whether it is no short name. */
  isFull: boolean;
  /** What stands between it and the range. Those that are missing are empty. */
  groups: { [name: string]: string };
  /** Whether the range begins with the letter of 'verse', which is a numeral: 'John v. 17'. */
  isFive: boolean;
  range: Range;
  /** All ranges after the name, with the first one. */
  list: readonly Range[];
  before: string;
  after: string;
  isTitle?: boolean;
  /** Whether another reference stands before it. */
  isNext: boolean;
};

type Objection = [text: string, objects: (candidate: Candidate) => boolean];

/** What makes a candidate no reference, each with a text that it is in. */
export const objections: readonly Objection[] = [
  ['John. V. 20', (it) => isLetter(it) && it.isFull],
  ['Matt. V, 3 days later', (it) => isLetter(it) && countsThings(it.after)],
  ['Matt. X, 99', (it) => isLetter(it) && !it.range.verses],
  ['Jn. v. 90', ({ isFive, range }) => isFive && !range.verses],
  ['Isaiah, 90:12', ({ groups, range }) => !!groups.comma && !range.verses],
  ['Second John 3:9', ({ written, range }) => wordNumber.test(written) && !range.verses],
  ['Isaiah, 10:30', ({ groups, range }) => !!groups.comma && time.test(range.text)],
  ['Luke: 3:2', (it) => !!it.groups.comma && isAmbiguous(it.written) && score.test(it.range.text)],
  ['Mark (3:1', ({ groups, after }) => !!groups.bracket && !/^[)\]]\s\d/.test(after)],
  [
    'ROM 1.16',
    (it) => /^[A-Z]{2,3} \d+\.\d/.test(`${it.written}${it.groups.point} ${it.range.text}`),
  ],
  ['Math. 5', ({ written, range }) => otherName.test(written) && range.place.verse === undefined],
  ['Meet Mark 4, our dog', (it) => isVague(it) && !hasContext(it)],
  ['In Mark 3 boxes', (it) => isVague(it) && countsThings(it.after)],
  ['See PS5', (it) => isVague(it) && !it.groups.space && !it.groups.point],
];

function isLetter({ range }: Candidate): boolean {
  return /^[IVXl][.,]/.test(range.text);
}

const isWord = /^(?:is|am)$/i;
const thing = /^(?:judges|numbers|songs?)$/i;
const wordNumber = /^(?:one|two|three|first|second|third)/i;
const otherName = /^(?:math|micha?|os|zach)$/i;
/** '10:30-11:15', or a chapter alone */
const time = /^(?:[^:.]*|(?:1?\d|2[0-3]):[0-5][05](?:\D\d\d?:[0-5][05])?)$/;
const score = /^\d\d?:\d$/;

/** Whether a candidate names neither a verse, nor a list of chapters, nor one of a book whose name is unmistakable. */
function isVague({ isFull, written, groups: { point, chapter }, range, list }: Candidate): boolean {
  if (chapter) return false;
  // 'Joshua 1.8' can be a version.
  const hasVerse = /[:ivx]|[.,]\s*\d\d|\d\d[.,]\d|\.\s+\d|[.,].*\p{Dash}/iu.test(range.text);
  if (hasVerse) return !point && isWord.test(written);
  // 'Numbers 4, 8 and 15'
  if (list.length > 2 && ascend(list) && !thing.test(written)) return false;
  // The point after a full name ends a sentence: 'He read Romans. 8 people came.'
  return point ? isFull : isAmbiguous(written);
}

function hasContext({ written, range, before, after, isTitle, isNext }: Candidate): boolean {
  // 'Is 7 the perfect number?'
  const isInTitle = isTitle && (range.place.verse !== undefined || !isWord.test(written));
  return isNext || isInTitle || isIntroduced(before) || isSubject(after);
}
