import { last_verse, PassageReference } from '@gracious.tech/bible-references';
import { chapterOf, type VerseRange, versesOf } from '../../shared/scripture/verses.ts';
import { type BookInText, bookInText } from './book-in-text.ts';

export type ScriptureReference = {
  /** Its start in the text; UTF-16 code units. */
  index: number;
  text: string;
  verses: VerseRange;
};

/** A line of the source may end anywhere. The limit keeps the time linear. */
const gap = String.raw`\s{0,40}`;
const verse = String.raw`\d{1,3}[a-c]?`;
const toVerse = String.raw`(?:${gap}:${gap}|\.|,?${gap}(?:verses?|vv?\.)${gap})`;
const place = String.raw`\d{1,3}(?:${toVerse}${verse})?`;
const to = String.raw`${gap}(?:\p{Dash}|to\s|through\s)${gap}`;
const range = String.raw`${place}(?:${to}(?:${place}|${verse})|ff?)?(?!-?[\p{L}\d@#$%]|${gap}:${gap}\d|[./]\d)`;
const number = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|First|Second|Third)';
/** '1.' before another name numbers a list. */
const numberPoint = String.raw`(?:\.(?=${gap}(?:Sa?m|Ki?n?gs|Chr|Cor|Thes|Ti?m|Pe?t)))?`;
const names = String.raw`Songs?${gap}of${gap}So\p{L}+|Acts${gap}of${gap}(?:the${gap})?Apostles|\p{Lu}\p{L}+`;
const chapterWord = String.raw`(?:,?${gap}(?:[Cc]hapters?|[Cc]h(?:ap)?s?\.))?`;
const nameBeforeNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d:)(?<name>(?:${number}${numberPoint}${gap})?(?:${names}))(?<point>\.?)(?<chapter>${chapterWord})${gap}$`,
  'u',
);
/** Numbers are rarer than names. Matching them first takes a quarter of the time. */
const numberAfterWord = /\d(?<=[\p{L}.]\s{0,40}\d)/gu;
const rangeHere = new RegExp(range, 'uy');
/** A further range of the same book, after a reference: '; 12:1', ', 35', ' and 110'. */
const furtherRange = new RegExp(
  String.raw`(${gap}(?:([,;])${gap}(?:(?:and|&)${gap})?|(?:and|&)\s))(${range})`,
  'uy',
);
const rangeParts = new RegExp(
  String.raw`^(\d+)(?:${toVerse}(\d+)[a-c]?)?(?:${to}(?:(\d+)${toVerse})?(\d+)[a-c]?|(ff?))?`,
  'u',
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
    const range = match && rangeHere.exec(text)?.[0];
    if (!range) continue;
    const { name: matchedName = '', point = '', chapter = '' } = match.groups ?? {};
    const name = matchedName.replace(/\s+/g, ' ');
    const book = bookInText(name);
    if (!book) continue;
    const index = number - match[0].length;
    const end = number + range.length;
    const before = text.slice(Math.max(0, index - 200), index).replace(/\s+/g, ' ');
    if (isOtherWork(before, name)) continue;
    if (!isExplicit(book, point, chapter, range)) {
      const isNext =
        previous && /^[\s,;]+(?:(?:and|or|&)\s+)?$/.test(text.slice(previousEnd, index));
      const isExpected = isTitle || isNext || introduction.test(before);
      if (!isExpected || countsThings(text, end)) continue;
    }
    const first = { index, text: text.slice(index, end), range };
    for (const one of rangesOf(book.code, text, first)) found.push(one);
  }
  return found;
}

const introduction =
  /(?:^|[^\p{L}\p{N}])(?:in|see|read|cf|chapters?)\.?(?: also)?(?: the)?(?: (?:book|gospel|letter|epistle) of)?(?: (?:St\.?|Saint))? ?$|[([][^()[\]]*$/iu;

/** Whether a match is a reference wherever it is. */
function isExplicit(book: BookInText, point: string, chapter: string, range: string): boolean {
  // 'Joshua 1.8' can be a version.
  const hasVerse = /:|v|\.\d\d|\d\d\.\d|\.\d.*\p{Dash}/u.test(range);
  if (hasVerse) return !book.isWord || point !== '';
  if (chapter) return true;
  // The point after a full name ends a sentence: 'He read Romans. 8 people came.'
  return point ? !book.isFullName : !book.isAmbiguous;
}

/** Whether a number is followed by what it counts: 'Mark 3 boxes', 'Psalm 8, 2 of them'. */
function countsThings(text: string, end: number): boolean {
  const after = text.slice(end, end + 100);
  return /^\s+(?!(?:as|has|his|is|this|thus|was)\b)(?:\p{Ll}+s|feet|men|more|of|other|people|women)(?!\p{L})/u.test(
    after,
  );
}

type MatchedRange = { index: number; text: string; range: string; mark?: string | undefined };

function rangesOf(code: string, text: string, first: MatchedRange): ScriptureReference[] {
  const onlyChapter = last_verse[code]?.length === 1 ? 1 : undefined;
  const found: ScriptureReference[] = [];
  let chapter = onlyChapter;
  const further = furtherRanges(text, first.index + first.text.length);
  for (const { index, text: matched, range, mark } of [first, ...further]) {
    const { following, ...place } = placeOf(range, mark === ';' ? onlyChapter : chapter);
    chapter = place.start_verse ? (place.end_chapter ?? place.start_chapter) : onlyChapter;
    const verses = versesOf(new PassageReference({ book: code, ...place }));
    if (verses && !isTime(text.slice(index + matched.length, index + matched.length + 50)))
      found.push({ index, text: matched, verses: withFollowing(verses, following) });
  }
  return found;
}

function furtherRanges(text: string, from: number): MatchedRange[] {
  const ranges: MatchedRange[] = [];
  furtherRange.lastIndex = from;
  for (let match = furtherRange.exec(text); match; match = furtherRange.exec(text)) {
    const [all, between = '', mark, range = ''] = match;
    const end = match.index + all.length;
    // A number without a verse can be that of the next name: '8:28, 1 Peter 3:15'.
    const isPlain = /^\d+$/.test(range);
    if (isPlain && (/^\s+\p{Lu}/u.test(text.slice(end, end + 100)) || countsThings(text, end)))
      break;
    ranges.push({ index: match.index + between.length, text: range, range, mark });
  }
  return ranges;
}

/** The chapters and verses of a range. Without a verse it names verses of `inChapter`, if that is given. */
function placeOf(range: string, inChapter: number | undefined) {
  const [first, verse, endChapter, last, following] = rangeParts.exec(range)?.slice(1) ?? [];
  const numberOf = (digits?: string) => (digits === undefined ? undefined : Number(digits));
  const isInChapter = inChapter !== undefined && verse === undefined;
  const startVerse = endChapter === undefined ? verse : (verse ?? '1');
  const isOfChapters = !isInChapter && startVerse === undefined;
  return {
    start_chapter: isInChapter ? inChapter : numberOf(first),
    start_verse: numberOf(isInChapter ? first : startVerse),
    end_chapter: numberOf(isOfChapters ? last : endChapter),
    end_verse: isOfChapters ? undefined : numberOf(last),
    following,
  };
}

/** '8f' ends with the next verse, '8ff' with the chapter. */
function withFollowing({ first, last }: VerseRange, following: string | undefined): VerseRange {
  if (following === undefined) return { first, last };
  const end = chapterOf(last).last;
  return { first, last: following === 'ff' ? end : Math.min(last + 1, end) };
}

const author = String.raw`\b(?:Ignatius|Ign|Polycarp|Pol|Clement|Marcion)\b(?:['’]s?)?[.,:]?`;
/** What makes the name on the second line another work: '4 John', 'Ignatius, Romans', 'Acts of John'. */
const otherWorks = [
  /(?:\b(?:\d+|I{1,3}|First|Second|Third)|\d(?:st|nd|rd|th))\n/i,
  /\b(?:King|Pope|Secret|Pseudo-?|(?:Acts|Apocalypse|Apocryphon|Ascension|Infancy Gospel|Protevangelium|Testament) of)\n/i,
  /\b(?:Letter|Epistle|Revelation|Apocalypse) of(?: St\.?| Saint)?\n(?:John|Jn)$/i,
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
