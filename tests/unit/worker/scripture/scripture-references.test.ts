import { expect, test } from 'vitest';
import { referencesText } from '../../../../shared/scripture/verses.ts';
import { objections } from '../../../../worker/scripture/objections.ts';
import { readReferences } from '../../../../worker/scripture/scripture-references.ts';

/** The references in a text, formatted. */
function referencesIn(text: string, isTitle = false) {
  return referencesText(readReferences(text, { isTitle }).flatMap(({ verses }) => verses ?? []));
}

test.each([
  ['John 3 : 16; Phlm 1:6; Jude 3', 'John 3:16; Philemon 6; Jude 3'],
  ['1\n    Corinthians\n15:3', '1 Corinthians 15:3'],
  ['Jn.3:16 Mt.5:3-4 1 Cor.15:3', 'John 3:16; Matthew 5:3-4; 1 Corinthians 15:3'],
  ['Genesis 1–2:3 and Jude 1:24-25', 'Genesis 1:1-2:3; Jude 24-25'],
  ['John, chapter 3, verses 16-18', 'John 3:16-18'],
  ['I. Cor. 15 and 2nd Kings 5', '1 Corinthians 15; 2 Kings 5'],
  ['1. John 3:16', 'John 3:16'],
  ['ISA. 6:8; ISAIAH 53; I SAMUEL 3; I Sa 16:7', 'Isaiah 6:8; 53; 1 Samuel 3; 16:7'],
  ['Jude v. 3, Jude verse 4 and John 3 v 16', 'Jude 3; 4; John 3:16'],
  ['In Romans 8, 9 out of 10 scholars', 'Romans 8'],
  ['Rom 8:28; Acts 2 and  Mark 4, James 1', 'Romans 8:28; Acts 2; Mark 4; James 1'],
  ['Joshua 1.10. Joshua 24.2. Joshua 1.8–9.', 'Joshua 1:10; 24:2; 1:8-9'],
  ['the hymn 4\u2028John 4:8', 'John 4:8'],
  ['ISAIAH 53 came true, as in  the\nbook of John 3.', 'Isaiah 53; John 3'],
  ['Rom 8:28 is read; Mark 4, our dog; meet Mark 5, too', 'Romans 8:28'],
  ['Romans 8:28, 7 p.m.; Acts 2:1, 9pm; Mark 4:1, 3 o’clock', 'Romans 8:28; Acts 2:1; Mark 4:1'],
  ['Romans 8:28, 9:1 Moses wrote', 'Romans 8:28; 9:1'],
  ['lesson 4 John 4:1', 'John 4:1'],
  ['Lent 3 John 2:13-22; Easter 3 1 John 3:1', 'John 2:13-22; 1 John 3:1'],
  ['Advent 3 Luke 3:7-18; May 4th John 14:1', 'Luke 3:7-18; John 14:1'],
  ['December 25, 2013 John 1:1-14', 'John 1:1-14'],
  ['Psalm 63\u20281 Corinthians 10:1-13', 'Psalm 63; 1 Corinthians 10:1-13'],
  ['Lent 1\u2028John 3:16 and 1\u2028Peter 2:9', 'John 3:16; 1 Peter 2:9'],
  ['Mt 5,3.5; Rom 1,16.18-20 and Gen 1,1.3.5', 'Matthew 5:3, 5; Romans 1:16, 18-20; Genesis 1:1'],
  ['Psalms 2,110', 'Psalm 2; Psalm 110'],
  [
    'Nu 21:4; Ne 8:8; Ec 3:11; Ac 17:28; Act. 17:28',
    'Numbers 21:4; Nehemiah 8:8; Ecclesiastes 3:11; Acts 17:28, 28',
  ],
  [
    'Ga 2:20; Tt 2:13; Ml 3:1; Hs 6:6; 1 Ch 16:8; 1 Jhn 4:8; Ti 2:13; Jb 19:25',
    'Galatians 2:20; Titus 2:13; Malachi 3:1; Hosea 6:6; 1 Chronicles 16:8; 1 John 4:8; Titus 2:13; Job 19:25',
  ],
  ['Jn 2:8, 9 Paul says; Ro 8:2, 14 July; 1 Pe 2:8&9', 'John 2:8, 9; Romans 8:2; 1 Peter 2:8, 9'],
  ['Matt. XVI. 18; John iii: 16; 1 Cor. xv, 3', 'Matthew 16:18; John 3:16; 1 Corinthians 15:3'],
  ['Matt. v. 17; Rom. v. 8, Ro 8:28, Ge 1:1', 'Matthew 5:17; Romans 5:8; 8:28; Genesis 1:1'],
  ['Psalm 63:1-5 (6); in Matthew 5, 6, 7', 'Psalm 63:1-5; Psalm 63:6; Matthew 5; 6; 7'],
  ['Genesis 12, 15 and 17; 1 Cor. 4, 13', 'Genesis 12; 15; 17; 1 Corinthians 4'],
  ['Jn 3, 16 and Mt 24, 42', 'John 3:16; Matthew 24:42'],
  ['The shepherd of Jn 10, 11', 'John 10'],
  ['Romans 8. 28 people came; read James 1. 5\u20282. Pray', 'Romans 8; James 1:5'],
  ['In Mark 16, 3 women; Mark 5:1 (20), Mark 4:1. 10:30 is late', 'Mark 16; 5:1; 4:1'],
  ['John 3:16 — John 17:3; 1 Sam 16 - 2 Sam 5', 'John 3:16; 17:3; 1 Samuel 16; 2 Samuel 5'],
  ['\u00b9John 3:16, in Mark 2:14\u2060, 17', 'John 3:16; Mark 2:14, 17'],
])('the references in %j are %s', (text, references) => {
  expect(referencesIn(text)).toBe(references);
});

test.each([
  'John 3 and mark 3:1',
  'Gain 3:1, Denmark 3:1, Mr 3:1 and a ratio of 3:1',
  'at 4\n      John 3:16',
  'Ignatius’s letter to the Romans 4:1',
  'Polycarp to the\n  Philippians 3:2',
  'King\n  John 3:1, Pseudo-Matthew 3:1',
  'Epistle of John 4:8 and 3 Saint John 3:16',
  'Revelation of St. John 3:1',
  'Is 8:15 too late?',
  'John verse 3',
  'Am 8:15 there?',
  'He read Romans. 8 people came.',
  'John 3.5 and Joshua 1.8',
  'Isaiah 5-6-8, Isaiah 53:8-6-4 and Isaiah 53-year-old',
  'Romans 8/9/2024 or 8%',
  'Genesis 51; Isaiah 1:32; Jude 26; Obad 2:1',
  '1 Enoch 1:9; Testament of Job 1:2; 4 Ezra 7:28; 1 Apol. 67',
  'Protoevangelium of James 5:2; Martyrdom of Isaiah 1:2; Additions to Esther 4:3',
  'Romans v. 3',
  '3 Corinthians 1:1, IV Ezra 7:28 and Second Ezra 3:1',
  'RM2, $PS1 and Pro Ecclesia 3',
  'James L. 5, Mark V. 20 and John c. 90',
  'Acts 3,000 were added; Romans 1,000 years',
  'Song 2 by Blur is louder than our organ.',
  'Ask Mark at 10:30, or meet John 3:30 pm in the hall.',
  'The booklet costs $3.16. James 3rd Street',
  'St. John 2, St. Mark 1 was the score of the youth game.',
  'IPv6, Act 10:30, the second John 3:16 and two John 4:8',
  'Tacitus, Annals 15.44; Eusebius, HE 3.39; 2 Macc 7:9',
  ...objections.map(([text]) => text),
])('no reference is in %j', (text) => {
  expect(referencesIn(text)).toBe('');
});

test.each([
  ['James 2:14–26; Romans 4: Faith and Works', 'James 2:14-26; Romans 4'],
  ['Is Acts 17 a Model for Apologetics?', 'Acts 17'],
  ['Jonah 2 as History', 'Jonah 2'],
  ['Ruth, 4 Years Later', ''],
  ['The PS5 and I', ''],
  ['Acts 2 Days Later', ''],
  ['Is 7 the perfect number?', ''],
  ['Is 91 prime?', ''],
  ['Is. 7 and Is 9:6', 'Isaiah 7; 9:6'],
])('the references in the title %j are %s', (title, references) => {
  expect(referencesIn(title, true)).toBe(references);
});

test.each([
  ['The prayer of John 17 and the sermon on Mark 4', 'John 17; Mark 4'],
  ['From Luke 15 to Acts 2.', 'Luke 15; Acts 2'],
  ['Matthew 25 shows, John 6 is, and Luke 24 also says', 'Matthew 25; John 6; Luke 24'],
  ['It begins with Luke 15. John 20 records how, Acts 2 sets forth', 'Luke 15; John 20; Acts 2'],
  ["John 17's prayer; in Daniel 7 seems; Mark 13 clearly says", 'John 17; Daniel 7; Mark 13'],
  ['Matthew 28 was baptized. Meet Mark 4, our dog. Ask John 3 times.', ''],
  ['As Luke 24 has it, between John 13 and John 17, after Acts 2', 'Luke 24; John 13; 17; Acts 2'],
  ['Matthew 6 puts it. Acts 15 settles it. Mark 16 ends abruptly.', 'Matthew 6; Acts 15; Mark 16'],
  ['He paid Mark 3 times the price, Ruth 2 pence. Cant 5 people do it? Ask Luke 4 weeks out.', ''],
  ['sold to Luke 15 years ago, friend of Ruth 4 sisters, on Mark 3 boxes, with Mark 3 records', ''],
])('the chapters in the prose of %j are %s', (text, references) => {
  expect(referencesIn(text)).toBe(references);
});

test('a reference has its place in the text', () => {
  const text = 'See\n Rom.\n 8:28, 35; and 12.';
  const found = readReferences(text);
  expect(found.map(({ text: matched }) => matched)).toEqual(['Rom.\n 8:28', '35', '12']);
  for (const { index, text: matched } of found) expect(text.indexOf(matched)).toBe(index);
});

test.each(['Romans 8, ', '8, ', 'A 1 ', 'in John 3 ', '(', 'I ', 'Song of ', 'Acts of the ', '8:'])(
  'a long repetition of %j takes little time',
  (words) => {
    const text = `Romans 8:28, ${words.repeat(50_000 / words.length)}`;
    expect(readReferences(text)[0]?.text).toBe('Romans 8:28');
  },
);
