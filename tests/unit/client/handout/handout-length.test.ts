import { expect, test } from 'vitest';
import { handoutLength } from '../../../../client/handout/HandoutLength.tsx';

test.each([
  [[2], 'About 1 minute to say aloud, 1 printed page.'],
  [[390], 'About 3 minutes to say aloud, 2 printed pages.'],
  [[650, 650], 'About 10 minutes to say aloud, 4 printed pages.'],
])('a handout of %j words says how long it is at 130 words a minute', (words, line) => {
  expect(handoutLength(words)).toBe(line);
});
