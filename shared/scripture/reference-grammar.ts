export const colons = /[\u02d0\u0589\u05c3\u2236\ua789\ufe13\ufe55\uff1a]/g;
/** A line of the source may end anywhere. The limit keeps the time linear. */
export const gap = String.raw`\s{0,40}`;
/** A chapter in Roman numerals. One letter 'c' or 'l' is none. */
export const roman = '(?=[ivx]|[clxvi]{2})c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
const afterShortName = String.raw`(?<=\p{L}\.\s{1,9})`;
/**
 * One capital letter can be an initial, and 'v.' stands for 'verse', except after a short name: 'Matt. V. 3'. No
 * verse has two digits without a chapter: 'John v. 17'.
 */
export const romanInText =
  String.raw`(?:(?!v[.,:])|${afterShortName}|(?=v\.\s{1,9}\d\d))${roman}|${afterShortName}l` +
  `|(?:(?=[A-Z]{2})|${afterShortName})${roman.toUpperCase()}`;

/** A pattern that also matches the capitals of its lowercase letters. */
export function anyCase(pattern: string): string {
  return pattern.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const john = `${anyCase('J(?:oh?|o?h?n)')}(?!\\p{L})`;
const otherNumbered = `(?:${anyCase('Sa?m|Ki?n?g|Chr|Cor|Ths|Thes|Ti?m|Pe?t')}|${anyCase('(?:Sa|Ki|Ch|Co|Th|Ti|Pe)')}(?!\\p{L}))`;
/** The beginning of a name that has a number. */
export const numberedName = `(?:${otherNumbered}|${john})`;

const titleWord = (words: string) => `${anyCase(`(?:${words})`)}\\b\\.?${gap}`;
/** What stands between a number and its name: 'Saint', 'Epistle of Paul the Apostle to the'. */
export const title =
  `(?:${titleWord('the')})?${titleWord('apostle|blessed|book|catholic|epistle|general|holy|letter|s|saint|st')}` +
  `(?:${titleWord('apostle|epistle|general|letter|of|paul|saint|st|the|to')})*`;

export const translation =
  '(?:aat|ampc?|asv|av|bsb|ceb|cev|cjb|csb|drb|ehv|erv|esv|gn[btv]|gw|hcsb|kjv|leb|lsb|lxx|mev|msg|nabre?|nasb|ncv|net|ni(?:r)?v|njb|nkjv|nlt|nrsv(?:ue)?|nwt?|phillips|rsv|rv|tev|tlb|tniv|vulgate|web|ylt)(?:-?(?:2?ce|uk))?';

const inBrackets = String.raw`[([]\d[\d:.,\sa-e\p{Dash}]{0,30}`;
/** '3:1-17 (18)' or '3:1 (2-5)': the number in '3:16 (20)' can be something else. */
const beforeOptional = String.raw`(?<=:[\da-e,\s]{1,20}(?:\p{Dash}[\d:a-e]{1,7}\s{0,9}|(?=[([]\d[\d:a-e]{0,7}\p{Dash})))`;
const and = anyCase('(?:and|or)');
const afterVerse = String.raw`(?<=:\d[\d\p{Dash}]{0,8}`;

const typed = {
  number: '\\d+',
  roman: String.raw`(?:${roman}|l(?=[.,:]))(?![\p{L}\d])`,
  toVerse: String.raw` ?[:.]+ ?[([]?| (?<!:\d{1,3}[a-e]? ?- ?\d{1,3} )`,
  toFirstVerse: ' ?[:.,][:., ]*[([]?',
  to: ' ?- ?| (?:to|through) ',
  separator:
    String.raw` ?[)\]]* ?(?:(?<mark>[,;/]) ?(?:(?:and|&|or) ?)?|(?:and|or) |& ?|\. ?(?=\d+ ?[.:] ?\d)` +
    String.raw`|(?<=:\d[\d\-a-e]{0,9}[)\]]? ?)|(?<=[)\]] ?)|(?=[([]))[([]?`,
  // A text can follow the verses at once: 'John 3:16For God'.
  end: String.raw`(?!(?<!:\d[\d-]{0,9})\p{L}|\p{L}(?!\p{L}))`,
  flags: 'iuy',
};

const text: typeof typed = {
  number: String.raw`\d{1,3}`,
  roman: `(?:${romanInText})(?=[.,:]${gap}\\d)`,
  toVerse: String.raw`${gap}:${gap}[([]?|\.|,?${gap}(?:${anyCase('verses?')}|vv?\.?|vers?\.)${gap}|(?<=[clxviCLXVI])[.,]${gap}`,
  toFirstVerse: String.raw`,(?=\d)|,\s{1,40}|\.[^\S\u2028]{1,40}`,
  to: String.raw`${gap}(?:\p{Dash}|${anyCase('(?:to|through|thru)')}\s)${gap}`,
  // A note can stand before it (worker/scripture/text-runs.ts). After chapter and comma, a period separates verses: '5,3.5'.
  separator:
    String.raw`(?:(?<=f)\.)?\u2060?(?:(?<=${inBrackets})[)\]])?${gap}(?:(?<mark>[,;/])${gap}(?:${and}\s{1,9}|&${gap})?|${and}\s|&\s?` +
    String.raw`|(?<=\d,\d{1,3})\.(?=\d{1,3}(?![\d.,:]))|\.\s{1,9}(?=\d{1,3}[.:]\d)(?!\d\d?:[0-5][05](?!\d))|${beforeOptional}(?=${inBrackets}[)\]](?![\d:]))|(?<=${inBrackets}[)\]]\s{1,40}))` +
    String.raw`(?:(?:[Cc]hap(?:ter)?|[Cc]h)\.?${gap}(?=\d{1,3}:\d{1,3}(?!\d|\sof\s))|[([])?`,
  // What can follow are a word ('3:16For', '3:16NIV'), the number of the verse ('5:1: 16 Being') and that of a note ('2:27.4 The').
  end:
    String.raw`(?!(?!\p{Lu})\p{L}|(?!${afterVerse})(?:\p{Lu}\p{Ll}|${translation.toUpperCase()}))\p{Lu}|-\p{Ll}|-?[@#$%\d]` +
    String.raw`|${gap}:(?!\s+\d{1,3}\s+\p{Lu})${gap}\d|(?<!\d,\d{1,3})\.(?!(?<=:\d{1,3}\.)\d{1,2}\s+\p{Lu})\d)`,
  flags: 'uy',
};

function compile({ number, roman, to, separator, end, flags, ...syntax }: typeof typed) {
  const chapter = `(?:${number}|${roman})`;
  // A part of a verse: '16a'.
  const part = String.raw`[a-eA-E](?!\p{L})`;
  const verse = `(?<verse>${number})(?:${part})?`;
  const range = (toVerse: string, toLastVerse: string, alone = '') =>
    new RegExp(
      // A psalm can have two numbers: '50(51):3'.
      String.raw`(?<first>${chapter})(?:\s?[([](?<other>\d{1,3})[)\]](?=\s?:\s?\d))?` +
        `(?:(?:${toVerse})${verse}|(?<part>${part})?${alone})` +
        `(?:(?:${to})(?:(?<endChapter>${chapter})(?:${toLastVerse}))?(?<last>${number})(?:${part})?` +
        `(?:(?:${to})(?<final>${number})(?:${part})?)?)?` +
        String.raw`(?: ?(?<following>ff?|FF?|(?:\p{Dash}|,?\sto\s(?:the\s)?)${anyCase('end')}(?!\p{L})))?${end}`,
      flags,
    );
  return {
    // '8:28-30,35' does not refer to chapter 30, and '8/9' is a date.
    first: range(
      `${syntax.toFirstVerse}|${syntax.toVerse}`,
      String.raw`${syntax.toVerse}|(?<=\d,\d+(?:${to})\d+),(?=\d)`,
      String.raw`(?!/\d)`,
    ),
    /** After a comma, which separates ranges. */
    later: range(syntax.toVerse, syntax.toVerse),
    /** After '1. 1': '1. 1 and 2. 14' */
    afterPoint: range(String.raw`${syntax.toVerse}|\.[^\S\u2028]{1,40}`, syntax.toVerse),
    separator: new RegExp(separator, flags),
  };
}

/** For texts of `withoutNumbersOfNames`. `typed` is for what a visitor types, `text` for prose, in which numbers can be something else: a time, a version, a count. */
export const patterns = { typed: compile(typed), text: compile(text) };

export type Mode = keyof typeof patterns;

/**
 * A number before a name that has numbers, and as lookahead that name with what follows it. `chapter` is a chapter after John.
 * Directly after a chapter a number is a verse: '3:2'.
 */
function numberOfName(number: string, afterName: string): string {
  const chapter = String.raw`\.?${gap}(?:\d{3}|(?!1:)\d{1,2}(?:${gap}:|\.\d))`;
  return (
    String.raw`(?<!\d|(?<![\d:\p{Dash}])\d{1,3} ?[:.][([]?)(?:${number})(?=(?:st|nd|rd|ST|ND|RD)?\.?\s{0,9}(?:${title})?` +
    String.raw`(?:${otherNumbered}\p{L}*${afterName}|${john}${afterName}(?<chapter>${chapter})?))`
  );
}

const beforePlace = String.raw`(?=\.?,?${gap}(?:\d|[ivxIVX]{1,5}[.,:]|[Cc][Hh]))`;

const numbersOfNames = {
  typed: new RegExp(numberOfName(String.raw`[1-3]|(?<!\p{L})I{1,3}`, ''), 'giu'),
  text: new RegExp(numberOfName('[1-3]', beforePlace), 'gu'),
};

/** Hides a digit or numeral from the patterns. */
const hidden = '\ue000';

/**
 * Returns a text of the same length without the numbers that belong to the names after them: '8:28, 1 Peter 3:15'. In the
 * patterns themselves, they would take ten times the time to compile. Of John, only the first letter has chapters:
 * '2:3 John 4:8'.
 */
export function withoutNumbersOfNames(text: string, mode: Mode): string {
  return text.replace(numbersOfNames[mode], (number, chapter) =>
    chapter && !/^[1I]$/i.test(number) ? number : hidden.repeat(number.length),
  );
}
