import { expect, test } from 'vitest';
import { foundPost, lineOf } from '../../../../worker/search/found-post.ts';
import { indexOf } from '../../../support/index-of.ts';

const words = 'word '.repeat(60);

const marked = (text: string, q: string) =>
  lineOf(text, q)
    .map((text, i) => (i % 2 ? `[${text}]` : text))
    .join('');

test.each([
  ['Hope does not disappoint.', 'hope', '[Hope] does not disappoint.'],
  ['What is God’s will?', 'gods will', 'What is [God’s] will?'],
  ['No such words.', 'hope', 'No such words.'],
  ['All words are small.', 'why is it', 'All words are small.'],
  ['Hopeless', 'hope', 'Hopeless'],
  ['God is in John 3.', 'is god in john 3', 'God is in [John] 3.'],
  ['Of God 3', '"of god 3"', '[Of God 3]'],
  [`${words}${words}Gödel’s proof`, 'godels', `… ${'word '.repeat(12)}[Gödel’s] proof`],
  [`${'word '.repeat(12)}hope`, 'hope', `${'word '.repeat(12)}[hope]`],
  [`${'word '.repeat(35)}lines`, 'hope', `${'word '.repeat(35)}lines`],
])('a line of %j has the words of %j marked', (text, q, line) => {
  expect(marked(text, q)).toBe(line);
});

test('a line of a long text is the part around the first of the words', () => {
  expect(marked(`${words}hope ${words}`, 'hope')).toBe(
    `… ${'word '.repeat(12)}[hope]${' word'.repeat(23)}\u00a0…`,
  );
  expect(lineOf('x'.repeat(500), 'hope')).toEqual([`${'x'.repeat(180)}\u00a0…`]);
});

test('a post that is found has its line of plain text, and at most three of its passages', () => {
  const cites = 'Genesis 1; John 3; Romans 8; Jude';
  const index = indexOf([
    { id: '6', cites: 'Mark 1' },
    { id: '7', cites },
  ]);
  const shown = { id: '7', title: 'A B', published: null };
  const line = ['', 'Hope', ''];
  const found = (list: 'quotes' | 'articles') =>
    foundPost({ ...shown, text: 'Hope' }, { list, q: 'hope' }, index);
  const reference = 'Genesis\u00a01; John\u00a03; Romans\u00a08';
  expect(found('quotes')).toEqual({ ...shown, list: 'quotes', line, reference });
  expect(found('articles')).toEqual({ ...shown, list: 'articles', line });
});
