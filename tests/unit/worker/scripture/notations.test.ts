import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import {
  bibleBooks,
  mergeRanges,
  referencesText,
  referenceText,
  type VerseRange,
  versesOf,
} from '../../../../shared/scripture/verses.ts';
import { civilDay } from '../../../../worker/calendar/civil-day.ts';
import { parseReadings } from '../../../../worker/readings/parse-readings.ts';
import { readReferences } from '../../../../worker/scripture/scripture-references.ts';
import { lectionaries, lectionaryNames } from '../../../../worker/sundays/lectionary.ts';

const inTyped = (text: string) => readPassages(text).passages;
const inPost = (text: string) =>
  mergeRanges(readReferences(text).flatMap(({ verses }) => verses ?? []));

test.each([
  // Lists and ranges.
  ['Rom 8:28-30, 35; 12:1-2; 13', 'Romans 8:28-30, 35; 12:1-2; 13'],
  ['John 3:16-4:2, 5 and 7; Jude 3, 5-7; 9', 'John 3:16-4:2, 5, 7; Jude 3; 5-7; 9'],
  ['Psalm 1 thru 3', 'Psalms 1-3'],
  ['Ps 8, 19 and 104', 'Psalm 8; Psalm 19; Psalm 104'],
  ['Matt. 5 through 7; Gal. 1–6', 'Matthew 5-7; Galatians'],
  ['John 3:16. Romans 8:28.', 'John 3:16; Romans 8:28'],
  ['Acts 16:16-19ff; 23:4d; Rom 8:28ff; 9:3f', 'Acts 16:16-40; 23:4; Romans 8:28-39; 9:3-4'],
  ['Canticles 2; Song of Sol. 3:1; Apoc. 3', 'Song of Songs 2; 3:1; Revelation 3'],
  // Chapters, or verses of one.
  ['Matthew 5, 6 and 7; Genesis 1, 2', 'Genesis 1; 2; Matthew 5; 6; 7'],
  ['Isaiah 7, 9, 11, 40, 52–53', 'Isaiah 7; 9; 11; 40; 52-53'],
  ['Mt 5, 6, 7, 22:34-40; Genesis 1,2,3:1-12', 'Genesis 1; 2; 3:1-12; Matthew 5; 6; 7; 22:34-40'],
  ['Genesis 1, 2:1-2; Jude 1, 3', 'Genesis 1; 2:1-2; Jude 1; 3'],
  ['Matthew 24, 42; Matthew 5, 3-12; Psalm 119, 105', 'Psalm 119:105; Matthew 5:3-12; 24:42'],
  ['Titus 2∶11; Micah 6꞉8', 'Micah 6:8; Titus 2:11'],
  // Parts of verses.
  ['Luke 15:1–3, 11b–32', 'Luke 15:1-3, 11-32'],
  ['John 8:31-end', 'John 8:31-59'],
  ['Acts 10:1-34-48; Isaiah 53:4-6-8', 'Isaiah 53:4-8; Acts 10'],
  ['Matt 27:40/42/49; Isa 40:3/Mal 3:1', 'Isaiah 40:3; Malachi 3:1; Matthew 27:40, 42, 49'],
  // Ranges with two names.
  ['3 John 1-3 John 4', '3 John 1-4'],
  ['Genesis 50:22 - Exodus 1:7', 'Genesis 50:22-26; Exodus 1:1-7'],
  ['1 Samuel 31:1-2 Samuel 1:16', '1 Samuel 31; 2 Samuel 1:1-16'],
  // Numbers of books.
  ['1ST JOHN 4:8; second John 1:6; 3RD JOHN 1:4', '1 John 4:8; 2 John 6; 3 John 4'],
  ['1.Joh 2,23 and 1. Joh 4,8', '1 John 2:23; 4:8'],
  ['first Peter 3:15 and 2ND CORINTHIANS 5:17', '2 Corinthians 5:17; 1 Peter 3:15'],
  ['1 Saint John 3:1; 1 St. Peter 3:15', '1 Peter 3:15; 1 John 3:1'],
  ['Mt 5/1 Kings 2:3, Mk 3:2.1st Cor. 1:3', '1 Kings 2:3; Matthew 5; Mark 3:2; 1 Corinthians 1:3'],
  ['First Epistle of St. John 4:8; 1. St. John 2:1', '1 John 2:1; 4:8'],
  ['First Letter of Paul the Apostle to the Corinthians 13:4', '1 Corinthians 13:4'],
  // Capitals.
  ['SONG OF SOLOMON 2:4; ACTS OF THE APOSTLES 2:38', 'Song of Songs 2:4; Acts 2:38'],
  ['ROMANS 8:28 AND 9:1; GENESIS 1:1 TO 2:3', 'Genesis 1:1-2:3; Romans 8:28; 9:1'],
  ['JOHN CHAPTER 3 VERSE 16; JUDE VERSE 3', 'John 3:16; Jude 3'],
  ['JOHN 3:16A; MATT. 5:3FF', 'Matthew 5:3-48; John 3:16'],
  // Commas and points.
  ['Isaiah 52,13-53,12; 55,1', 'Isaiah 52:13-53:12; 55:1'],
  ['(Mt 24, 42 ; 25, 13-15 ; Lk 12, 36-38)', 'Matthew 24:42; 25:13-15; Luke 12:36-38'],
  ['2 Samuel 1.8. 2.25,29; 4.4', '2 Samuel 1:8; 2:25, 29; 4:4'],
  ['James 1. 1; Luke 2. 14 and 24. 5; (Mark 4. 35-41)', 'Mark 4:35-41; Luke 2:14; 24:5; James 1:1'],
  ['Luke 1. 57, to end; John 8:31 to the end', 'Luke 1:57-80; John 8:31-59'],
  ['Rom, 7:12; Prov: 27:20; Luke, 10:25-37', 'Proverbs 27:20; Luke 10:25-37; Romans 7:12'],
  // Roman chapters, and words before numbers.
  ['John v. 17; Rom. X. 9; Isa. l. 4', 'Isaiah 50:4; John 5:17; Romans 10:9'],
  ['Isaiah ix. 6, 7; xi. 1 and Ps. cxix. 105', 'Psalm 119:105; Isaiah 9:6, 7; 11:1'],
  ['Jude, ver. 14; John 10:9, and chap. 14:6', 'John 10:9; 14:6; Jude 14'],
  ['Ps 50(51):3; Psalm 119 [118]:105', 'Psalm 51:3; Psalm 119:105'],
  ['Zach. 8:19; Math. 3:17; Act 14:23', 'Zechariah 8:19; Matthew 3:17; Acts 14:23'],
  // What follows.
  ['Ruth 1:16-17 - 16 But Ruth replied', 'Ruth 1:16-17'],
  ['Rom. 5:1: 16 Being justified', 'Romans 5:1'],
  ['John 3:16For God; Psalm 63:1-5NLT', 'Psalm 63:1-5; John 3:16'],
  ['1 John 2:27.4 The next', '1 John 2:27'],
  // Signs between.
  ...['//', '||', '=', '∥', '•', '→', 'cf.', 'par.', 'or', 'vs.', '('].map((sign) => [
    `Matt 5:3-12 ${sign} Luke 6:20-23`,
    'Matthew 5:3-12; Luke 6:20-23',
  ]),
])('typed and in a post, %j has %s', (text, references) => {
  expect(referencesText(inTyped(text))).toBe(references);
  expect(referencesText(inPost(text))).toBe(references);
});

test('a list is read alike typed and in a post, or what is typed has another reading or a note', () => {
  const number = fc.integer({ min: 1, max: 25 });
  const range = fc.tuple(number, number).map(([from, length]) => `${from}-${from + length}`);
  const sign = fc.constantFrom(
    ...[', ', ', ', ', ', ',', ' and ', ', and ', ' & ', '; ', ':', ' or '],
  );
  const item = fc.oneof({ weight: 4, arbitrary: number }, range);
  const name = fc.constantFrom('Jn', 'Rom.', 'Psalm', ...bibleBooks.map(({ name }) => name));
  fc.assert(
    fc.property(
      name,
      number,
      fc.array(fc.tuple(sign, item), { maxLength: 4 }),
      (name, first, list) => {
        const text = `${name} ${first}${list.flat().join('')}`;
        // A range to '1,1' has no verse of this verse.
        fc.pre(!/,\d+-\d+,\d+:/.test(text));
        const { passages, others, problems } = readPassages(text);
        const isAlike = [referencesText(passages), ''].includes(
          referencesText(inPost(`see ${text}`)),
        );
        expect(isAlike || others.length + problems.length > 0, text).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['Isaiah 7, 9, and 11', 'Isaiah 7:9, 11'],
  ['Jn 10, 11', 'John 10; 11'],
  ['John 3,16', 'John 3; 16'],
  ['Jude 1, 3', 'Jude 3'],
  ['Matthew 24, 42', ''],
  ['John 3:16; Psalm 8, 19', ''],
])('typed %j can also be %j', (text, others) => {
  expect(referencesText(readPassages(text).others)).toBe(others);
});

/** The verses of a reading as it is printed. Numbers without a chapter are of the one before. */
function printedVerses(reading: string): VerseRange[] {
  const [, name, numbers = ''] = /^(.*?\p{L}) (\d.*)$/u.exec(reading.replace(/[()]/g, '')) ?? [];
  const book = bibleBooks.find((it) => it.name === name);
  let chapter = 1;
  return numbers.split(/[;, ]+/).flatMap((range) => {
    const [from, to] = range.split('–').map((end) => {
      const [, ofChapter = chapter, verse] = /^(?:(\d+):)?(\d+)/.exec(end) ?? [];
      chapter = Number(ofChapter);
      return { chapter, verse: Number(verse) };
    });
    return (
      (book && versesOf({ book, ...from, endChapter: to?.chapter, endVerse: to?.verse }).verses) ??
      []
    );
  });
}

test.each(lectionaryNames)('every reading of %s is read as its verses', (series) => {
  const days = lectionaries[series].days(civilDay(1970, 1, 1), civilDay(2201, 1, 1));
  const printed = new Set(
    days.flatMap(({ readings }) => parseReadings(readings).map(({ text }) => text)),
  );
  expect(printed.size).toBeGreaterThan(200);
  for (const reading of printed) {
    const verses = mergeRanges(printedVerses(reading));
    expect(inTyped(reading), reading).toEqual(verses);
    expect(inPost(reading), reading).toEqual(verses);
  }
});

const wordsBefore = `see, sermon on, Second reading:, cf., (, →, •, =, ∥, par., —, “, ..., John 3:16 or, Romans 8:28;,
  Psalm 23, Luke 3:1-3, Lent 2, 12, 5., I, the, Mark, ch. 3, v. 2, 1 Cor 13, NIV, and, to, from, &, 1, 3, \u2028`;
const numbers = '1, I, First, first, FIRST, 1st, 1ST, One, \u2160, \uff11, I.';
const titles =
  'St., Saint, SAINT, S., the Apostle, Epistle of, Epistle of Saint, Epistle General of, Letter of the Apostle';

test('a numbered book is never read as the book without its number, whatever stands before it', () => {
  const before = fc.array(fc.constantFrom(...wordsBefore.split(/,\s+/)), { maxLength: 5 });
  const number = fc.constantFrom(...numbers.split(', '));
  const title = fc.constantFrom('', ...titles.split(', '));
  const name = fc.constantFrom('John', 'Jn', 'JOHN', 'Jn.');
  fc.assert(
    fc.property(before, number, title, name, (before, number, title, name) => {
      const text = [...before, number, ...(title ? [title] : []), name, '4:8'].join(' ');
      const passages = [...inTyped(text), ...inPost(text)].map(referenceText);
      expect(passages).not.toContain('John 4:8');
    }),
  );
});
