import { expect, test } from 'vitest';
import { handoutLength } from '../../../../shared/handout/handout-length.ts';

const words = (count: number) => `<p class="a">${'grace&nbsp;upon '.repeat(count / 2)}</p>`;

test.each([
  [[words(2)], 'About 1 minute to say aloud, 1 printed page.'],
  [[words(390)], 'About 3 minutes to say aloud, 2 printed pages.'],
  [[words(650), words(650)], 'About 10 minutes to say aloud, 4 printed pages.'],
  [
    ['<p>Don’t, well-known: <em>one</em> <em>two</em></p>'],
    'About 1 minute to say aloud, 1 printed page.',
  ],
])('a handout says how long it is at 130 words a minute', (contents, line) => {
  expect(handoutLength(contents)).toBe(line);
});
