import { expect, test } from 'vitest';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { findScriptureReferences } from '../../../../worker/scripture/scripture-references.ts';

/** The references in a text, formatted. */
function referencesIn(text: string, isTitle = false) {
  return findScriptureReferences(text, { isTitle }).map(({ verses }) => referenceText(verses));
}

test.each([
  ['I Cor. 15:3 and 1st Corinthians 15:3', '1 Corinthians 15:3', '1 Corinthians 15:3'],
  ['John\u00a03:16, Mk 8:11ff', 'John 3:16', 'Mark 8:11-38'],
  ['John 3 : 16; Phlm 1:6; Jude 3', 'John 3:16', 'Philemon 6', 'Jude 3'],
  ['1\n    Corinthians\n15:3', '1 Corinthians 15:3'],
  ['Jn.3:16 Mt.5:3-4 1 Cor.15:3', 'John 3:16', 'Matthew 5:3-4', '1 Corinthians 15:3'],
  ['(Gen. 12:1–3; 15:1-6; 17)', 'Genesis 12:1-3', 'Genesis 15:1-6', 'Genesis 17'],
  ['Rom 1.16-17; 3.21', 'Romans 1:16-17', 'Romans 3:21'],
  ['1 Cor. 1:18–2:16, 3; 15', '1 Corinthians 1:18-2:16', '1 Corinthians 2:3', '1 Corinthians 15'],
  ['1 Cor 15:3ff. and Matt 28:19f', '1 Corinthians 15:3-58', 'Matthew 28:19-20'],
  ['Genesis 1–2:3 and Jude 1:24-25', 'Genesis 1:1-2:3', 'Jude 24-25'],
  ['John, chapter 3, verses 16-18', 'John 3:16-18'],
  ['Song of Solomon 2:1; Song of Songs 8', 'Song of Songs 2:1', 'Song of Songs 8'],
  ['I. Cor. 15 and 2nd Kings 5', '1 Corinthians 15', '2 Kings 5'],
  ['1. John 3:16', 'John 3:16'],
  ['ISA. 6:8; ISAIAH 53; I SAMUEL 3', 'Isaiah 6:8', 'Isaiah 53', '1 Samuel 3'],
  [
    'Ephesians 2:8, 9 says it; Romans 1:16, 17 too',
    'Ephesians 2:8',
    'Ephesians 2:9',
    'Romans 1:16',
    'Romans 1:17',
  ],
  ['Genesis 50:26-Exodus 1:1', 'Genesis 50:26', 'Exodus 1:1'],
  ['Jude v. 3, Jude verse 4 and John 3 v 16', 'Jude 3', 'Jude 4', 'John 3:16'],
  ['Creation sings in Ps. 8, 19 and 104.', 'Psalm 8', 'Psalm 19', 'Psalm 104'],
  ['In Romans 8, 9 out of 10 scholars', 'Romans 8'],
])('the references in %j are %s', (text, ...references) => {
  expect(referencesIn(text)).toEqual(references);
});

test.each([
  'Acts 2 days later',
  'John 3 and mark 3:1',
  'Act 3:1 of the play',
  'John 22:1 or 3:99',
  '3 John 3:16',
  '5th John 3:16',
  'Gain 3:1, Denmark 3:1, Mr 3:1 and a ratio of 3:1',
  'Mark 10:30:15',
  'at 4\n      John 3:16',
  'Ignatius’s letter to the Romans 4:1',
  'Polycarp to the\n  Philippians 3:2',
  'King John 3:1, Pseudo-Matthew 3:1',
  'First Epistle of John 4:8',
  'Revelation of St. John 3:1',
  'Is 53 a prime?',
  'Am 8:15 there?',
  'He read Romans. 8 people came.',
  'John 3.5 and Joshua 1.8',
  'Isaiah 53:4-6-8 and Isaiah 53-year-old',
  'Romans 8/9/2024 or 8%',
  'Genesis 51; Isaiah 1:32; Jude 26; Obad 2:1',
  'Romans 9-8 and Romans 8:4-3',
  '1 Enoch 1:9; Testament of Job 1:2; 4 Ezra 7:28; 1 Apol. 67',
  'Protoevangelium of James 5:2; Martyrdom of Isaiah 1:2; Additions to Esther 4:3',
  'Romans v. 3',
  'Song 2 by Blur is louder than our organ.',
  'Ask Mark at 10:30, or meet John 3:30 pm in the hall.',
  'The booklet costs $3.16. James 3rd Street',
  'St. John 2, St. Mark 1 was the score of the youth game.',
  'Tacitus, Annals 15.44; Eusebius, HE 3.39; 2 Macc 7:9',
])('no reference is in %j', (text) => {
  expect(referencesIn(text)).toEqual([]);
});

test.each([
  ['James 2:14–26; Romans 4: Faith and Works', 'James 2:14-26', 'Romans 4'],
  ['Is Acts 17 a Model for Apologetics?', 'Acts 17'],
  ['Reading Job 38-41 with a Scientist', 'Job 38-41'],
  ['Jonah 2 as History', 'Jonah 2'],
  ['Why I Left My Job at 40'],
  ['Ruth, 4 Years Later'],
  ['Acts 2 Days Later'],
])('the references in the title %j are %s', (title, ...references) => {
  expect(referencesIn(title, true)).toEqual(references);
});

test('a reference has its place in the text', () => {
  const text = 'See\n Rom.\n 8:28, 35; and 12.';
  const found = findScriptureReferences(text);
  expect(found.map(({ text: matched }) => matched)).toEqual(['Rom.\n 8:28', '35', '12']);
  for (const { index, text: matched } of found) expect(text.indexOf(matched)).toBe(index);
});

test.each(['Romans 8, ', '8, ', 'A 1 ', 'in John 3 ', '(', 'I ', 'Song of ', 'Acts of the ', '8:'])(
  'a long repetition of %j takes little time',
  (words) => {
    const text = `Romans 8:28, ${words.repeat(50_000 / words.length)}`;
    expect(findScriptureReferences(text)[0]?.text).toBe('Romans 8:28');
  },
);
