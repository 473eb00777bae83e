import {
  book_names_english,
  last_verse,
  type PassageArgs,
  PassageReference,
} from '@gracious.tech/bible-references';
import { type VerseRange, versesOf, withFollowing } from '../../shared/scripture/verses.ts';
import { bookInText } from './book-in-text.ts';

export type ScriptureReference = {
  /** Its start in the text; UTF-16 code units. */
  index: number;
  text: string;
  verses: VerseRange;
};

/** A line of the source may end anywhere. The limit keeps the time linear. */
const gap = String.raw`\s{0,40}`;
const toVerse = String.raw`(?:${gap}:${gap}|\.|,?${gap}(?:verses?|vv?\.?)${gap})`;
const to = String.raw`${gap}(?:\p{Dash}|to\s|through\s)${gap}`;
const rangeStart = String.raw`(?<first>\d{1,3})(?:${toVerse}(?<verse>\d{1,3})[a-c]?)?`;
const rangeEnd = String.raw`(?:(?<endChapter>\d{1,3})${toVerse})?(?<last>\d{1,3})[a-c]?`;
const range = String.raw`${rangeStart}(?:${to}${rangeEnd}|(?<following>ff?))?(?!\p{L}|-\p{Ll}|-?[\d@#$%]|${gap}:${gap}\d|[./]\d)`;
const bookNumber = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|First|Second|Third)';
/** '1.' before another name numbers a list. */
const numberPoint = String.raw`(?:\.(?=${gap}(?:Sa?m|Ki?n?gs|Chr|Cor|Thes|Ti?m|Pe?t)))?`;
const names = String.raw`Songs?${gap}of${gap}So\p{L}+|Acts${gap}of${gap}(?:the${gap})?Apostles|\p{Lu}\p{L}+`;
const chapterWord = String.raw`(?:,?${gap}(?:[Cc]hapters?|[Cc]h(?:ap)?s?\.|(?<verses>verses?|vv?\.)))?`;
const nameBeforeNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d:)(?<name>(?:${bookNumber}${numberPoint}${gap})?(?:${names}))(?<point>\.?)(?<chapter>${chapterWord})${gap}$`,
  'u',
);
/** Matched first, because a text has fewer numbers than capitalized words. */
const numberAfterWord = /\d(?<=[\p{L}.]\s{0,40}\d)/gu;
const rangeHere = new RegExp(range, 'uy');
/** A further range of the same book, after a reference: '; 12:1', ', 35', ' and 110'. */
const furtherRange = new RegExp(
  String.raw`(?<between>${gap}(?:(?<mark>[,;])${gap}(?:(?:and|&)${gap})?|(?:and|&)\s))${range}`,
  'uy',
);

/**
 * The references to verses and chapters that exist, one for each range of a list. Where the name is also
 * a word or a person's name ('Mark 3 boxes'), whole chapters are references only in a title, in
 * parentheses, after another reference, or after words such as 'in' and 'see'.
 */
export function findScriptureReferences(
  text: string,
  { isTitle = false } = {},
): ScriptureReference[] {
  const found: ScriptureReference[] = [];
  for (const { index: number } of text.matchAll(numberAfterWord)) {
    const previous = found.at(-1);
    const previousEnd = previous ? previous.index + previous.text.length : 0;
    const match = nameBeforeNumber.exec(text.slice(Math.max(previousEnd, number - 150), number));
    rangeHere.lastIndex = number;
    const range = match && rangeHere.exec(text);
    if (!range) continue;
    const { name: matchedName = '', point = '', chapter = '', verses } = match.groups ?? {};
    const name = matchedName.replace(/\s+/g, ' ');
    const code = bookInText(name);
    if (!code || (verses && last_verse[code]?.length !== 1)) continue;
    const index = number - match[0].length;
    const end = number + range[0].length;
    const before = text.slice(Math.max(0, index - 200), index).replace(/\s+/g, ' ');
    if (isOtherWork(before, name)) continue;
    if (!chapter && !isExplicit(code, name, point, range[0])) {
      const isNext =
        previous && /^[\s,;]+(?:(?:and|or|&)\s+)?$/.test(text.slice(previousEnd, index));
      const isExpected = isTitle || isNext || introduction.test(before);
      if (!isExpected || countsThings(text, end)) continue;
    }
    const first = { index, text: text.slice(index, end), groups: range.groups };
    for (const one of rangesOf(code, text, first)) found.push(one);
  }
  return found;
}

const introduction =
  /(?:^|[^\p{L}\p{N}])(?:in|see|read|cf|chapters?)\.?(?: also)?(?: the)?(?: (?:book|gospel|letter|epistle) of)?(?: (?:St\.?|Saint))? ?$|[([][^()[\]]*$/iu;

/** Names that are also words, or names of people. */
const ambiguousName =
  /^(?:acts|am|amos|col|dan|daniel|est|esther|ex|ezra|gal|gen|is|jam|james|job|joel|john|jon|jonah|josh|joshua|judges|lev|luke|mal|mark|matthew|mi|mic|micah|mk|na|num|numbers|ob|phil|philip|rev|ruth|songs?|ti|titus)$/i;

/** Whether a match is a reference wherever it is: it names a verse, or a chapter of a book whose name is unmistakable. */
function isExplicit(code: string, name: string, point: string, range: string): boolean {
  // 'Joshua 1.8' can be a version.
  const hasVerse = /:|v|\.\d\d|\d\d\.\d|\.\d.*\p{Dash}/u.test(range);
  if (hasVerse) return point !== '' || !/^(?:is|am)$/i.test(name);
  // The point after a full name ends a sentence: 'He read Romans. 8 people came.'
  return point ? name !== book_names_english[code] : !ambiguousName.test(name);
}

/** Words that end with 's' and name nothing that is counted: 'Ephesians 2:8, 9 says'. */
const noThings =
  'as|has|his|is|this|thus|was|adds|calls|commands|declares|describes|explains|gives|makes|means|promises|reads|refers|reminds|says|shows|speaks|states|teaches|tells|uses|warns';
const things = new RegExp(
  String.raw`^\s+(?!(?:${noThings})\b)(?:\p{Ll}+s|Days|Months|Weeks|Years|feet|men|million|more|of|other|out of|people|percent|thousand|women)(?!\p{L})`,
  'u',
);

/** Whether a number is followed by what it counts: 'Mark 3 boxes', 'Psalm 8, 2 of them'. */
function countsThings(text: string, end: number): boolean {
  return things.test(text.slice(end, end + 100));
}

type Groups = { [name: string]: string | undefined };
type MatchedRange = { index: number; text: string; groups: Groups | undefined };

function rangesOf(code: string, text: string, first: MatchedRange): ScriptureReference[] {
  const onlyChapter = last_verse[code]?.length === 1 ? 1 : undefined;
  const found: ScriptureReference[] = [];
  let chapter: PassageArgs['end_chapter'] = onlyChapter;
  const further = furtherRanges(text, first.index + first.text.length);
  for (const { index, text: matched, groups = {} } of [first, ...further]) {
    const place = placeOf(code, groups, groups.mark === ';' ? onlyChapter : chapter);
    chapter = place.start_verse ? (place.end_chapter ?? place.start_chapter) : onlyChapter;
    const verses = versesOf(new PassageReference(place));
    if (verses && !isTime(text.slice(index + matched.length, index + matched.length + 50)))
      found.push({ index, text: matched, verses: withFollowing(verses, groups.following) });
  }
  return found;
}

function furtherRanges(text: string, from: number): MatchedRange[] {
  const ranges: MatchedRange[] = [];
  furtherRange.lastIndex = from;
  for (let match = furtherRange.exec(text); match; match = furtherRange.exec(text)) {
    const [all] = match;
    const { between = '', verse, last } = match.groups ?? {};
    const end = match.index + all.length;
    // A number without a verse can be that of the next name: '8:28, 1 Peter 3:15'.
    const isOther = /^\s+\p{Lu}/u.test(text.slice(end, end + 50)) || countsThings(text, end);
    if (isOther && !verse && !last) break;
    const index = match.index + between.length;
    ranges.push({ index, text: text.slice(index, end), groups: match.groups });
  }
  return ranges;
}

/** The chapters and verses of a range. Without a verse it names verses of `inChapter`, if that is given. */
function placeOf(
  book: string,
  { first, verse, endChapter, last }: Groups,
  inChapter?: number | null,
): PassageArgs {
  const [start, start_verse = 1, end_chapter, end_verse] = [first, verse, endChapter, last].map(
    (digits) => (digits === undefined ? undefined : Number(digits)),
  );
  if (verse === undefined && inChapter) {
    return { book, start_chapter: inChapter, start_verse: start, end_chapter, end_verse };
  }
  return verse === undefined && endChapter === undefined
    ? { book, start_chapter: start, end_chapter: end_verse }
    : { book, start_chapter: start, start_verse, end_chapter, end_verse };
}

const author = String.raw`\b(?:Ignatius|Ign|Polycarp|Pol|Clement|Marcion)\b(?:['’]s?)?[.,:]?`;
/** What makes the name on the second line another work: '4 John', 'Ignatius, Romans', 'Acts of John'. */
const otherWorks = [
  /(?:\b(?:\d+|I{1,3}|First|Second|Third)|\d(?:st|nd|rd|th))\n/i,
  /\b(?:King|Pope|Secret|Pseudo-?|(?:Acts|Apocalypse|Apocryphon|Ascension|Infancy Gospel|Proto?evangelium|Martyrdom|Testament) of)\n/i,
  /\b(?:Letter|Epistle|Revelation|Apocalypse) of(?: St\.?| Saint)?\n(?:John|Jn)$/i,
  /\b(?:Additions to|Greek)\nEsther$/i,
  new RegExp(String.raw`${author}(?: (?:letter |epistle )?to the)?\n`, 'i'),
];
/** The number before the name is the verse of the previous reference: 'Jn 3:16 Mt 5:3'. */
const afterVerse = /\d ?: ?\d+(?: ?\p{Dash} ?\d+)?\n/u;

function isOtherWork(before: string, name: string): boolean {
  const words = `${before.trimEnd().slice(-50)}\n${name}`;
  return !afterVerse.test(words) && otherWorks.some((pattern) => pattern.test(words));
}

function isTime(after: string): boolean {
  return /^\s*(?:[ap]\.?\s?m\b|o['’]clock)/i.test(after);
}
