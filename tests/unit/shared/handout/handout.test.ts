import { assert, constantFrom, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { handoutQuery, parseHandout } from '../../../../shared/handout/handout.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';

const parse = (query: string) => parseHandout(new URLSearchParams(query));

test('the query has the title and the posts in their order', () => {
  const query = '?title=Advent+4:+Why%3F&posts=thoughts:12,quotes:a_B-3,articles:__proto__';
  const { handout, problem } = parse(query);
  expect(problem).toBeUndefined();
  expect(handout).toEqual({
    title: 'Advent 4: Why?',
    posts: [
      { list: 'thoughts', id: '12' },
      { list: 'quotes', id: 'a_B-3' },
      { list: 'articles', id: '__proto__' },
    ],
  });
  expect(handoutQuery(handout)).toBe(query);
});

test.each([
  ['', ''],
  ['?posts=,quotes:1,,', '?posts=quotes:1'],
  ['?posts=quotes:1&posts=quotes:2&title=a&title=b', '?title=a&posts=quotes:1,quotes:2'],
  ['?posts=quotes%3A1%2Cquotes%3A2', '?posts=quotes:1,quotes:2'],
  ['?title=%00+%E2%80%AEabc%0A', '?title=abc'],
])('%s means the same as %s', (query, canonical) => {
  const { handout, problem } = parse(query);
  expect(problem).toBeUndefined();
  expect(handoutQuery(handout)).toBe(canonical);
});

const many = (count: number) => Array.from({ length: count }, (_, i) => `quotes:${i}`).join(',');

test.each<[name: string, query: string, problem: RegExp, rest: number]>([
  ['21 posts', `?posts=${many(21)}`, /at most 20 posts, and this address names 21/, 20],
  ['a repeated post', '?posts=quotes:1,thoughts:1,quotes:1', /Entry 3 .* twice/, 2],
  ['another list', '?posts=quotes:1,resources:1', /Entry 2 .* not a post/, 1],
  ['an inherited property', '?posts=constructor:1', /Entry 1 .* not a post/, 0],
  ['a long id', `?posts=quotes:${'a'.repeat(65)}`, /Entry 1 .* not a post/, 0],
  ['a long title', `?title=${'a'.repeat(10_000)}`, /title is too long: at most 120/, 0],
])('%s is a problem in words, and the rest is valid', (_, query, problem, rest) => {
  const parsed = parse(query);
  expect(parsed.problem).toMatch(problem);
  expect(parsed.handout.posts).toHaveLength(rest);
  expect(parse(handoutQuery(parsed.handout)).problem).toBeUndefined();
});

const titleCharacters = 'a &=%+#?,:\0\n\u202eé';

test('every handout survives its URL', () => {
  const posts = uniqueArray(
    record({
      list: constantFrom('thoughts' as const, 'quotes' as const, 'articles' as const),
      id: string({ minLength: 1, maxLength: 12, unit: constantFrom(...'aZ09_-') }),
    }),
    { maxLength: 20, selector: ({ list, id }) => `${list}:${id}` },
  );
  assert(
    property(
      posts,
      string({ maxLength: 60, unit: constantFrom(...titleCharacters) }),
      (posts, text) => {
        const handout = { title: plainText(text), posts };
        expect(parse(handoutQuery(handout))).toEqual({ handout, problem: undefined });
      },
    ),
    { numRuns: 30 },
  );
});
