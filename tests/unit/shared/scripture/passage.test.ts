import { books_ordered, get_chapters, PassageReference } from '@gracious.tech/bible-references';
import { expect, test } from 'vitest';
import { books } from '../../../../shared/scripture/books.ts';
import {
  nearestReferences,
  readPassage,
  readPassages,
} from '../../../../shared/scripture/passage.ts';
import { referencesText } from '../../../../shared/scripture/verses.ts';

test("books and chapters of the New Testament equal the parser's", () => {
  const parserBooks = books_ordered
    .filter((code) => new PassageReference(code).nt)
    .map((code) => [new PassageReference(code).get_book_string(), get_chapters(code).length]);
  expect(parserBooks).toEqual(books);
});

test('each book and each chapter is found by its label', () => {
  for (const [book, chapters] of books) {
    expect(readPassage(book)).toMatchObject({ book, label: book });
    if (chapters === 1) continue;
    for (let chapter = 1; chapter <= chapters; chapter++) {
      const label = `${book} ${chapter}`;
      expect(readPassage(label)).toMatchObject({ book, label, isPart: false });
    }
  }
});

test.each([
  ['1 cor 15', '1 Corinthians 15'],
  ['The Revelation to John 3', 'Revelation 3'],
  ['1 J 4', '1 John 4'],
  ['Apocalypse 3', 'Revelation 3'],
  ['  JOHN \t 3 ', 'John 3'],
  ['Ｊｏｈｎ　３', 'John 3'],
  ['John, chapter 3', 'John 3'],
  ['\u200eJohn\u200b 3\u200b', 'John 3'],
  ['Second letter of Paul to the Corinthians 4', '2 Corinthians 4'],
  ['Rom. viii', 'Romans 8'],
  ['John 3 and Genesis 1:1', 'John 3'],
])('%j is %s', (text, label) => {
  expect(readPassage(text)).toMatchObject({ label, isPart: false });
});

test.each([
  ['Jn 3:16', 'John 3'],
  ['John 3,16', 'John 3'],
  ['Jn 3v16', 'John 3'],
  ['3 John 15', '3 John 1'],
  ['Mt 5:3, 6; 6:1; First John 4:8 and Jude v3', 'Matthew 5'],
])('%j is in %s', (text, label) => {
  expect(readPassage(text)).toMatchObject({ label, isPart: true });
});

test.each([
  ['Jn 99999999999999999999', 'John', 'John has 21 chapters.'],
  ['Jude 2:1', 'Jude', 'Jude has one chapter.'],
  ['John 3:0', 'John', 'John 3 has 36 verses.'],
  ['John 3:16-4:99', 'John', 'John 4 has 54 verses.'],
  ['John xl. 3', 'John', 'John has 21 chapters.'],
  ['Psalm 51:20', 'Psalms', 'Psalm 51 has 19 verses.'],
  ['John 5-3', 'John', 'This passage ends before it begins.'],
])('%j is not a passage of %s: %s', (text, book, problem) => {
  expect(readPassage(text)).toEqual({ book, problem, nearest: [] });
});

test.each([
  ...['', ' ', '15', '3:16', '1', '2 ', 'a', 'm 5', '<b>', '🙂', 'The', 'The gospel'],
  ...['Judith 3', 'Tobit 3', '1 Macc 2', 'Susanna', 'Baruch 1'],
  ...['ésaïe 3', 'hb 3', '4 John 1', '0 John 1', 'John John', 'John three', 'John -3', 'John :3'],
  ...['joh', 'ti', 'phil', 'peter', 'Tim 3', 'cor 15', 'Jo 3', 'Ju 3', 'ph 1', 'thess 2'],
  ...['coins', 'coins 3', 'gain 3', 'colon 1:2', 'colons 1:2', 'Mr 3', 'me 3', 'he 11', 'rest'],
  ...['jo', 'jonh 3', 'ez', 'ez 1', 'ma', 'kings 3', 'samuel', 'chron', 'at 1'],
  ...['zechaniah 3', 'jub 3', 'wisdom 3', 'luck 3', 'june 3', 'Isaiah 53 is good', 'constructor'],
  ...['Mark 3 boxes', 'Acts 2 days later', 'John 3:16 is good', 'John 3:16 XYZ', 'John 3 16 18'],
  ...['Romans 8/9', 'John 3:16:2'],
  ...['John v3', 'John verse 3', 'John verse', 'John iiii', 'John l', 'constructor 3'],
  ...['John 3:16; boxes', 'Mark 3, boxes', 'Mark 3 and more', '1 and 2 Genesis', '1 and 2 boxes'],
])('%j is not a passage', (text) => {
  expect(readPassage(text)).toBeUndefined();
});

test.each([
  ['Ps 23', 'Psalm 23'],
  ['Pslam 23:1', 'Psalm 23:1'],
  ['The Book of Psalms', 'Psalms'],
  ['ISAMUEL 3', '1 Samuel 3'],
  ['Duetronomy 6:4', 'Deuteronomy 6:4'],
])('%j is %s of the Old Testament', (text, reference) => {
  expect(readPassage(text)).toMatchObject({ reference });
  expect(readPassage(text)).not.toHaveProperty('label');
});

test.each(['1,', '1:1,', '1, 1-1,', ' ', ',', 'v1 ', 'i ', 'mt,', 'and ', '1. ', '(', '1 Ⅷ'])(
  'a long repetition of %j is parsed in time',
  (part) => {
    expect(readPassage(`John ${part.repeat(2_000)}boxes`)).toBeUndefined();
  },
);

test.each([
  ['1 john 4 8', '1 John 4:8'],
  ['John 3:16–John 4:2', 'John 3:16-4:2'],
  ['John 3:36f', 'John 3:36'],
  ['Isaiah 53, v. 5; 54', 'Isaiah 53:5; 54'],
  ['am; na; ac', 'Amos; Nahum; Acts'],
  ['Gen 1:1 John 1:1', 'Genesis 1:1; John 1:1'],
  ['1 cor 13 II Kings 5 v 1', '2 Kings 5:1; 1 Corinthians 13'],
  ['1 or 2 Timothy', '1 Timothy; 2 Timothy'],
  ['1+2 Timothy', '1 Timothy; 2 Timothy'],
  ['John 3:16 in the GNB; Psalm 22 LXX; Acts 2 NIVUK', 'Psalm 22; John 3:16; Acts 2'],
  ['Ruth, I & II Samuel', 'Ruth; 1 Samuel; 2 Samuel'],
  ['First, Second and Third John', '1 John; 2 John; 3 John'],
  [
    '1–3 John; 1st and 2nd Thess. 1',
    '1 Thessalonians 1; 2 Thessalonians 1; 1 John; 2 John; 3 John',
  ],
  ['Romans 1, 2 Peter 1', 'Romans 1; 2 Peter 1'],
  ['NIV John 3:16', 'John 3:16'],
  ['Jn 3:16 AV; Acts 2 RSV-CE', 'John 3:16; Acts 2'],
  ['esv: 1 Cor 15', '1 Corinthians 15'],
  ['John 3:16, kjv; Rom 8:28 [NASB 1995] and Jude - NLT', 'John 3:16; Romans 8:28'],
  ['John 3:16-17 18', 'John 3:16-17, 18'],
  ['Luke 24:50 to Acts 1:11', 'Luke 24:50-53; John; Acts 1:1-11'],
  ['from John 3:16 to John 3:18', 'John 3:16-18'],
  ['* Gospel: John 3:16!', 'John 3:16'],
  ['John 3:35 et seq.', 'John 3:35-36'],
])('%j has all of %s', (text, references) => {
  expect(referencesText(readPassages(text).passages)).toBe(references);
});

test.each([
  ['Isaiah 67; boxes', 'Isaiah has 66 chapters.'],
  ...['Philemon 3-John 4', 'ti', 'peter', 'next Tuesday'].map((text) => [text]),
])('%j has no passage', (text, ...problems) => {
  expect(readPassages(text)).toEqual({ passages: [], others: [], problems, nearest: [] });
});

test.each([
  ['Jud 4:8', 'Jude has one chapter.', ['Judges 4:8']],
  ['Jud 30', 'Jude has 25 verses.', []],
  ['Jon 5:1', 'Jonah has 4 chapters.', ['John 5:1', '1 John 5:1']],
  ['2 John 4:8', '2 John has one chapter.', ['John 4:8', '1 John 4:8']],
])('%j does not exist: %s Other books have %j', (text, problem, nearest) => {
  const passage = readPassage(text);
  expect(passage).toMatchObject({ problem, nearest });
  expect(referencesText(readPassages(text).nearest)).toBe(nearest.join('; '));
});

test.each([
  ['Filippians 2:5-8', 'Filippians', ['Philippians 2:5-8']],
  ['tesalonians 1:1', 'tesalonians', ['1 Thessalonians 1:1', '2 Thessalonians 1:1']],
  ['tesalonians 4', 'tesalonians', ['1 Thessalonians 4']],
  ['hesekiel 99', 'hesekiel', ['Ezekiel']],
  ['next Tuesday', 'next Tuesday', []],
  ['3:16', '', []],
])('the nearest to %j, which names no book, is %j', (typed, book, nearest) => {
  const found = nearestReferences(typed);
  expect(found.nearest.map((passage) => referencesText([passage]))).toEqual(nearest);
  if (nearest.length > 0) expect(found.book).toBe(book);
});
