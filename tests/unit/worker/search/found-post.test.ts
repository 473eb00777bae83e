import { expect, test } from 'vitest';
import { lineOf } from '../../../../worker/search/found-post.ts';

const words = 'word '.repeat(60);

const marked = (text: string, q: string) =>
  lineOf(text, q)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test.each([
  ['Hope does not disappoint.', 'hope', '[Hope] does not disappoint.'],
  ['What is God’s will?', 'gods will', 'What is [God’s] will?'],
  ['No such words.', 'hope', 'No such words.'],
  ['All words are small.', 'why is it', 'All words are small.'],
  ['Hopeless', 'hope', 'Hopeless'],
])('a line of %j has the words of %j marked', (text, q, line) => {
  expect(marked(text, q)).toBe(line);
});

test('a line of a long text is the part around the first of the words', () => {
  const line = marked(`${words}hope ${words}`, 'hope');
  expect(line).toMatch(/^… word.*\[hope\] word.* …$/);
  expect(line.length).toBeLessThan(200);
  expect(lineOf('x'.repeat(500), 'hope')).toMatchObject([{ text: `${'x'.repeat(180)} …` }]);
});
