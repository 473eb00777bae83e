import { bookOf, isFullName, normalizeBookName } from './book-names.ts';
import {
  colons,
  numberedName,
  roman,
  title,
  translation,
  withoutNumbersOfNames,
} from './reference-grammar.ts';
import { type Range, rangesAt } from './reference-ranges.ts';
import { type BibleBook, bibleBooks, versesOf, versesThrough } from './verses.ts';

export type TypedReference = Range & {
  /** The normalized name of the book as it is typed. */
  name: string;
  /** What is typed after the name. */
  rest: string;
};

type TypedText = {
  references: TypedReference[];
  /** The text beside the references, and the names of complete books. */
  rest: string;
  /** The parts of it that introduce no reference. */
  unread: string[];
};

/** 'John 3:16 NIV', 'John 3:16 (NASB 1995)', 'John 3:16 in the ESV' */
const afterReference = new RegExp(
  String.raw`(?<=\d[a-f]{0,2})[ ,\-([]{0,4}(?:(?:in|from) )?(?:the )?${translation} ?(?:\d{2}|\d{4})?(?![\p{L}\d:])[\])]?`,
  'giu',
);
/** 'NIV John 3:16' */
const beforeReference = new RegExp(
  String.raw`^ ?${translation}[ :,]+(?=(?:[1-3I]+ )?\p{L}{2})`,
  'iu',
);

const bookNumber = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|first|second|third)';
/** '1 and 2 Timothy', '1-3 John', also after another book. */
const numberedBooks = new RegExp(
  String.raw`(?<=(?:^|;|\p{L} ?(?:,|\band|&)) ?)(${bookNumber})((?: ?(?:[\-,/&+]|,? ?\b(?:and|or|to)\b|, ?&) ?${bookNumber}){1,2}) (\p{L}[\p{L}.]*(?: ?\d[\d:.\-]*)?)`,
  'giu',
);
const eachNumber = new RegExp(bookNumber, 'giu');

const verseAfterNumber = new RegExp(
  String.raw`(?<=\d[ ,]{0,3})v(?:v|s|ers?|erses?)?\b\.? ?(?=\d|$)(?!${bookNumber} ?(?:${title})?${numberedName})|(?<=\d)v(?=\d|$)`,
  'giu',
);

/** Normalizes numerals, dashes, white space and the words for chapters and verses. Names are as they are typed. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(colons, ':')
    .replace(/[\p{Cf}\p{Pi}\p{Pf}"']/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/\bthru\b/gi, 'through')
    .replace(/(?<=\d) et seqq?\b\.?/gi, 'ff')
    .replace(afterReference, '')
    .replace(beforeReference, '')
    .replace(
      numberedBooks,
      (all: string, first: string, others: string, book: string) =>
        numbersOf(first, others)
          ?.map((number) => `${number} ${book}`)
          .join('; ') ?? all,
    )
    .replace(
      /(?<=\p{L}\.?,? )(?<!(?:^|\P{L})(?:I{1,3}|first|second)\.? )(?:chapters?|chap|ch)\.? ?(?=\d|[ivxlc]+\b|$)/giu,
      '',
    )
    .replace(/(?<=\p{L}),? (?:(?:verses?|vers?|vv|vs)\.? ?|v(?=\d))(?=\d)/giu, ' verse ')
    .replace(/(?<=\p{L}),? v\.? (?=\d)/giu, ' v ')
    .replace(verseAfterNumber, ':');
}

/** The numbers of '1-3 John'; undefined if they do not ascend, as in 'Romans 8:28; 3 - 1 John 4:8'. */
function numbersOf(first: string, others: string): number[] | undefined {
  const ordinals = [first, ...(others.match(eachNumber) ?? [])];
  const numbers = ordinals.map((ordinal) => Number.parseInt(normalizeBookName(ordinal), 10));
  if (numbers.some((number, i) => number <= (numbers[i - 1] ?? 0))) return undefined;
  const [start = 1, end = 1] = numbers;
  const isSpan = /-|\bto\b/i.test(others);
  return isSpan ? [1, 2, 3].filter((n) => n >= start && n <= end) : numbers;
}

const joining = '(?:and|or|also|with|plus|through|cf|see|parr?|vs)(?!\\p{L})';
const numeral = String.raw`(?:${roman}|l(?=[.,:]))(?!\p{L})(?=[ .,:]*\d|\P{L}*$|[,;])`;
/** A name with what stands before it, of at most twelve words. */
const words = new RegExp(
  String.raw`(?<number>(?<!\d:?)[1-3](?:st|nd|rd)?(?:[ ./-]{1,3}|(?=\p{L})))?` +
    String.raw`(?<!\p{L})(?!${joining}|to )(?<name>\p{L}+(?:(?:\.? |\.)(?!${joining}|${numeral}|v(?:erse)? \d)\p{L}+){0,11})`,
  'giu',
);
/** Between a name and its chapter, or 'v' and 'verse' before its verse. */
const toPlace = new RegExp(
  String.raw`\.?[,:]? ?(?:(?<verse>v(?:erse)?) (?=\d)|[([]?(?=\d|${numeral}))`,
  'iuy',
);

/** What is beside a name without a chapter. */
const wordBefore = new RegExp(
  String.raw`(?:^|[^\p{L}\d ]|(?<!\p{L})(?:${joining}|to)\.?) ?$`,
  'iu',
);
const wordAfter = new RegExp(String.raw`^\.? ?(?:$|[^\p{L}\d \-]|${joining}|to )`, 'iu');

/** Words and signs that join references, or introduce them. */
const introduction =
  /[^\p{L}\d]+|(?<!\p{L})(?:also|an?d?|at|bible|book|c[fp]|compare|epistle|first|for|from|gospel|in|lesson|new|o[fnr]|old|parr?|passage|plus|preach(?:ing)?|readings?|read|second|see|sermon|study|testament|text|the|third|through|to|vs?|with)(?![\p{L}\d])/giu;

export function readTyped(text: string): TypedText {
  const typed = normalize(text);
  const numbers = withoutNumbersOfNames(typed, 'typed');
  const references: TypedReference[] = [];
  const others: string[] = [];
  const unread: string[] = [];
  let start = 0;
  let end = 0;
  const readUntil = (index: number) => {
    const between = typed.slice(end, index);
    others.push(between.trim());
    if (/[\p{L}\d]/u.test(between.replace(introduction, ' ')))
      unread.push(between.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
    return between;
  };
  words.lastIndex = 0;
  for (let match = words.exec(typed); match; match = words.exec(typed)) {
    const found = referencesAt(typed, numbers, match, end);
    if (!found) continue;
    words.lastIndex = found.end;
    const between = readUntil(found.index);
    end = found.end;
    if (found.references[0]?.rest === '') others.push(typed.slice(found.index, end));
    const [last, first] = [references.at(-1), found.references[0]];
    const isThrough = last && first && /^ ?(?:-|to|through) ?$/i.test(between);
    // '1 John 4:7-1 John 5:5', 'Genesis 50:22 - Exodus 1:7'
    const through =
      isThrough && last.verses && first.verses
        ? versesThrough(last.verses, first.verses).map((verses, i) => ({
            ...(i === 0 ? last : first),
            verses,
          }))
        : [];
    if (through.length > 0) references.splice(-1, 1, ...through, ...found.references.slice(1));
    else if (isThrough && between === '-') {
      references.pop();
      unread.push(typed.slice(start, end));
    } else references.push(...found.references);
    start = found.index;
  }
  readUntil(typed.length);
  return { references, rest: others.join(' '), unread };
}

function referencesAt(
  typed: string,
  numbers: string,
  { index, 0: matched, groups: { number = '', name = '' } = {} }: RegExpExecArray,
  from: number,
): { references: TypedReference[]; index: number; end: number } | undefined {
  const found = bookAt(number, name, typed.slice(Math.max(from, index - 3), index));
  if (!found) return undefined;
  const { book } = found;
  const nameEnd = index + matched.length;
  const start = index + (found.isNumbered ? 0 : number.length) + found.offset;
  toPlace.lastIndex = nameEnd;
  const toFirst = toPlace.exec(numbers);
  const verse = toFirst?.groups?.verse;
  const hasChapters = book.chapters.length > 1;
  if (verse && hasChapters && verse !== 'v') return undefined;
  // 'John v. 17' is in the fifth chapter.
  const place = toFirst ? toPlace.lastIndex - (verse && hasChapters ? 2 : 0) : nameEnd;
  const isWhole =
    start === index &&
    wordBefore.test(typed.slice(Math.max(0, index - 9), index)) &&
    wordAfter.test(typed.slice(nameEnd, nameEnd + 12)) &&
    !beginsSeveralNames(found.name);
  const whole = { index: nameEnd, text: '', place: { book }, ...versesOf({ book }) };
  const options = { mode: 'typed', isFull: isFullName(found.name, book) } as const;
  const ranges = toFirst ? [...rangesAt(book, numbers, place, options)] : isWhole ? [whole] : [];
  const last = ranges.at(-1);
  if (!last) return undefined;
  const end = last.index + last.text.length;
  const rest = typed.slice(place, end);
  const references = ranges.map((range) => ({ ...range, name: found.name, rest }));
  return { references, index: start, end };
}

/** Whether a name without a chapter can be that of several books: 'ti', but not 'john'. */
function beginsSeveralNames(name: string): boolean {
  const found = bibleBooks
    .map((book) => book.name.toLowerCase())
    .filter((it) => it.replace(/^\d /, '').startsWith(name));
  return found.length > 1 && !found.includes(name);
}

type BookAt = { book: BibleBook; name: string; offset: number; isNumbered?: boolean };

/** The book of a name that may follow other words: 'sermon on 1 John'. */
function bookAt(number: string, words: string, before: string): BookAt | undefined {
  const numbered = number ? bookNamed(number + words) : undefined;
  if (numbered) return { ...numbered, offset: 0, isNumbered: true };
  for (const { index: offset } of words.matchAll(/(?<![^ .])\p{L}/gu)) {
    const found = bookNamed(words.slice(offset), offset > 0);
    // '4 John' is another work.
    const isOther =
      offset === 0 && (number || /\d[ .]*$/.test(before)) && found?.book.name === 'John';
    if (found) return isOther ? undefined : { ...found, offset };
  }
  return undefined;
}

function bookNamed(text: string, isExact?: boolean) {
  const name = normalizeBookName(text);
  const book = bookOf(name, isExact);
  return book && { book, name };
}
