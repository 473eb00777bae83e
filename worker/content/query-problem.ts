import { searchLength } from '../../shared/browse/browse-state.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { filterLength } from '../../shared/pages/define-list-page.ts';

/** The texts of queries that visitors can make up. */
const texts = new Map([
  ['q', { name: 'search text', maxLength: searchLength }],
  ['label', { name: 'label', maxLength: 100 }],
  ['pageToken', { name: 'page token', maxLength: 2_000 }],
  ['ref', { name: 'passage', maxLength: filterLength }],
  ['book', { name: 'book', maxLength: filterLength }],
]);

/** The names of these texts. */
export const queryTexts: readonly string[] = [...texts.keys()];

/** The error of a query with a text that is too long, or that has control characters. */
export function queryProblem(query: Iterable<[string, unknown]>): ContentError | undefined {
  for (const [parameter, value] of query) {
    const text = texts.get(parameter);
    if (!text || typeof value !== 'string') continue;
    const { name, maxLength } = text;
    const message =
      value.length > maxLength
        ? `The ${name} is too long: at most ${maxLength} characters.`
        : /\p{Cc}/u.test(value) && `The ${name} has characters in it that are not text.`;
    if (message) return { message, status: 400 };
  }
  return undefined;
}

/** Returns the texts in the parameters of a request, by their names. */
export function textsIn(params: unknown): [string, unknown][] {
  return Object.entries(params ?? {}).flatMap(([name, value]) =>
    typeof value === 'object' ? textsIn(value) : [[name, value]],
  );
}
