import { expect, test } from 'vitest';
import { queryProblem, textsIn } from '../../../../worker/content/query-problem.ts';

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
  expect(queryProblem([[name, 'a\u007f']])?.message).toMatch(
    /has characters in it that are not text/,
  );
});

test('the texts of a request are found also in its browse state', () => {
  const params = { list: 'quotes', browse: { q: 'grace', label: undefined }, lines: ['a'] };
  expect(textsIn(params)).toContainEqual(['q', 'grace']);
  expect(queryProblem(textsIn({ browse: { q: 'x'.repeat(201) } }))).toBeDefined();
  expect(queryProblem([['other', 'x'.repeat(5_000)]])).toBeUndefined();
});
