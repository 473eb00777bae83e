import { expect, test } from 'vitest';
import { queryProblem } from '../../../../worker/content/query-problem.ts';

test.each([
  ['q', 200],
  ['label', 100],
  ['pageToken', 2_000],
  ['ref', 100],
  ['book', 100],
])('the query parameter %s may have %i characters, and no more', (name, most) => {
  const problemOf = (length: number) => queryProblem([[name, 'x'.repeat(length)]]);
  expect(problemOf(most)).toBeUndefined();
  expect(problemOf(most + 1)).toEqual({
    message: expect.stringContaining(`too long: at most ${most} characters.`),
    status: 400,
  });
});
