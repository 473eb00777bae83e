import { expect, test } from 'vitest';
import { bibleBooks, chapterOf, referenceText } from '../../shared/scripture/verses.ts';
import { citedPassages } from '../../worker/scripture/cited-passages.ts';
import { findScriptureReferences } from '../../worker/scripture/scripture-references.ts';
import { readBookNames, readPosts } from './read-corpora.ts';

/**
 * The abbreviations of the SBL Handbook of Style (8.3) and the traditional and the shorter ones of the
 * Chicago Manual of Style (10.45, 10.47), without numbers, in the order of the books.
 */
const abbreviations = [
  'Gen Gn',
  'Exod Ex',
  'Lev Lv',
  'Num Nm',
  'Deut Dt',
  'Josh',
  'Judg Jgs',
  'Ruth Ru',
  ...['Sam Sm', 'Sam Sm', 'Kgs Kings', 'Kgs Kings', 'Chr Chron', 'Chr Chron'],
  'Ezra Ezr',
  'Neh',
  'Esth Est',
  'Job Jb',
  'Ps Pss',
  'Prov Prv',
  'Eccl Eccles Qoh',
  'Song Sg',
  'Isa Is',
  'Jer',
  'Lam',
  'Ezek Ez',
  'Dan Dn',
  'Hos',
  'Joel Jl',
  'Amos Am',
  'Obad Ob',
  'Jonah Jon',
  'Mic Mi',
  'Nah Na',
  'Hab Hb',
  'Zeph Zep',
  'Hag Hg',
  'Zech Zec',
  'Mal',
  'Matt Mt',
  'Mark Mk',
  'Luke Lk',
  'John Jn',
  'Acts',
  'Rom',
  ...['Cor', 'Cor', 'Gal', 'Eph', 'Phil', 'Col', 'Thess Thes', 'Thess Thes', 'Tim Tm', 'Tim Tm'],
  'Titus Ti',
  'Philem Phlm',
  'Heb',
  'James Jas',
  ...['Pet Pt', 'Pet Pt', 'John Jn', 'John Jn', 'John Jn'],
  'Jude',
  'Rev Rv',
];

/** Full names that differ from those of `bibleBooks`. */
const otherFullNames = ['Psalm', 'Song of Solomon', 'Acts of the Apostles'];

const introduction = /^(?:(?:The )?Gospel (?:of|according to) |The )?(?:(?:St\.?|Saint) )?/;
const numeral = /^(?:([123])|(First|Second|Third)|(I{1,3})|(\d)(?:st|nd|rd))(\.?) ?(?=\p{Lu})/u;

/** Whether a name is a full name, or one of the abbreviations. The point after the number is not usual before 'John'. */
function isUsual(name: string, i: number): boolean {
  const [matched = '', , , , , point] = numeral.exec(name) ?? [];
  const words = matched ? name.slice(matched.length) : name.replace(introduction, '');
  const isNumbered = /^\d/.test(bibleBooks[i]?.name ?? '');
  if (isNumbered !== (matched !== '') || (point && words.startsWith('J'))) return false;
  const fullName = bibleBooks[i]?.name.replace(/^\d /, '');
  return (
    words === fullName ||
    otherFullNames.includes(words) ||
    abbreviations[i]?.split(' ').includes(words) === true
  );
}

/** The books of the references in a text that cites a name. */
function booksRead(name: string): string[] {
  return findScriptureReferences(`So it is said in ${name} 1:2, for all.`).map(
    ({ verses }) => chapterOf(verses.first).book,
  );
}

const names = Object.values(readBookNames()).flatMap((ofBook, i) =>
  ofBook.map((name) => ({ name, i, book: bibleBooks[i]?.name, read: booksRead(name).join() })),
);

test('each full name and usual abbreviation of a book is read in a text', () => {
  const usual = names.filter(({ name, i }) => isUsual(name, i));
  const read = names.filter((name) => name.read === name.book);
  console.info(`${usual.length} of ${names.length} names are usual, ${read.length} are read.`);
  expect(usual.length).toBeGreaterThan(600);
  expect(usual.filter((name) => !read.includes(name))).toEqual([]);
});

test('no name is read as another book that it does not abbreviate', () => {
  const misread = names.filter(({ name, book, read }) => {
    // A number with a point can number a list.
    const inList = /^[\dI]+[a-z]*\. ?(?<words>.+)/.exec(name)?.groups?.words;
    const isOther = bibleBooks.some((other, i) => other.name === read && isUsual(name, i));
    return read !== '' && read !== book && !isOther && booksRead(inList ?? '').join() !== read;
  });
  expect(misread).toEqual([]);
});

test('posts on another subject cite no passage', () => {
  const posts = readPosts();
  expect(posts.length).toBeGreaterThan(40);
  for (const { title, content } of posts) {
    expect(citedPassages(title, content).map(referenceText), title).toEqual([]);
  }
});
