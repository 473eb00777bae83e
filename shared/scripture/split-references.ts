const translation =
  '(?:aat|ampc?|asv|av|bsb|ceb|cev|cjb|csb|drb|ehv|erv|esv|gn[btv]|gw|hcsb|kjv|leb|lsb|lxx|mev|msg|nabre?|nasb|ncv|net|ni(?:r)?v|njb|nkjv|nlt|nrsv(?:ue)?|nwt?|phillips|rsv|rv|tev|tlb|tniv|vulgate|web|ylt)(?:-?(?:2?ce|uk))?';
/** 'John 3:16 NIV', 'John 3:16 (NASB 1995)', 'John 3:16 in the ESV' */
const afterReference = new RegExp(
  String.raw`(?<=\d[a-f]{0,2})[\s,\p{Dash}([]+(?:(?:in|from) )?(?:the )?${translation} ?(?:\d{2}|\d{4})?(?![\p{L}\d:])[\])]?`,
  'giu',
);

/** 'NIV John 3:16' */
const beforeReference = new RegExp(
  String.raw`^\s*${translation}[\s:,]+(?=(?:[1-3I]+ )?\p{L}{2})`,
  'iu',
);

const bookNumber = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|first|second|third)';
/** '1 and 2 Timothy', '1-3 John', also after another book. */
const numberedBooks = new RegExp(
  String.raw`(?<=(?:^|;|\p{L}\s*(?:,|\band|&))\s*)(${bookNumber})((?:\s*(?:\p{Dash}|[,/&+]|,?\s*\b(?:and|or|to)\b|,\s*&)\s*${bookNumber}){1,2})\s+(\p{L}[\p{L}.]*(?:\s*\d[\d:.\p{Dash}]*)?)`,
  'giu',
);

const eachNumber = new RegExp(bookNumber, 'giu');
const isSpan = /\p{Dash}|\bto\b/iu;

/** Before a name that a reference begins with. A name without a number follows a comma or the like. */
const beforeName =
  /(?:[,;&/+|]|\b(?:and(?:\s+also)?|also|with|plus)\b)(?=\s*(?:[1-3]\W{0,2})?(?!(?:v(?:v|s|erses?)?|chapters?|ff?)\b)\p{L})/iu;
const nextName =
  /(?<=\p{L}.{0,40}\d[a-f]{0,2})\.?\s+((?:[1-3]\W{0,2})?(?!(?:v(?:v|s|erses?)?|ch(?:ap(?:ter)?)?s?|to|through|and|ff?)\b)\p{L}[\p{L}. ]*\d)/giu;

/** Splits what a visitor types before each reference that names a book, and drops the translation. */
export function splitReferences(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\bthru\b/gi, 'through')
    .replace(afterReference, '')
    .replace(beforeReference, '')
    .replace(numberedBooks, (_, first: string, others: string, book: string) =>
      numbersOf(first, others)
        .map((number) => `${number} ${book}`)
        .join('; '),
    )
    .split(beforeName)
    .flatMap((part) => part.replace(nextName, '\n$1').split('\n'));
}

function numbersOf(first: string, others: string): number[] {
  const numbers = [first, ...(others.match(eachNumber) ?? [])].map(numberOf);
  const [start = 1, end = 1] = numbers;
  return isSpan.test(others) ? [1, 2, 3].filter((n) => n >= start && n <= end) : numbers;
}

function numberOf(ordinal: string): number {
  if (/^(?:1|i$|f)/i.test(ordinal)) return 1;
  return /^(?:2|ii$|s)/i.test(ordinal) ? 2 : 3;
}
