import { z } from 'zod';
import { searchLength } from '../../shared/browse/browse-state.ts';

/** A query parameter: text without control characters. */
function parameter(name: string, limit: number) {
  return z
    .string()
    .max(limit, `The ${name} is too long: at most ${limit} characters.`)
    .regex(/^\P{Cc}*$/u, `The ${name} has characters in it that are not text.`);
}

const querySchema = z.object({
  q: parameter('search text', searchLength).optional(),
  label: parameter('label', 100).optional(),
  pageToken: parameter('page token', 2_000).optional(),
});

/** The error message for an invalid query of a content request; undefined if the query is valid. */
export function queryProblem(query: URLSearchParams): string | undefined {
  const names = Object.keys(querySchema.shape);
  const values = names.map((name) => [name, query.get(name) ?? undefined]);
  const result = querySchema.safeParse(Object.fromEntries(values));
  return result.success ? undefined : result.error.issues[0]?.message;
}
