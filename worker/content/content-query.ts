import * as z from 'zod/mini';
import { searchLength } from '../../shared/browse/browse-state.ts';

/** A query parameter: text without control characters. */
function parameter(name: string, limit: number) {
  return z
    .string()
    .check(
      z.maxLength(limit, `The ${name} is too long: at most ${limit} characters.`),
      z.regex(/^\P{Cc}*$/u, `The ${name} has characters in it that are not text.`),
    );
}

const querySchema = z.object({
  q: z.optional(parameter('search text', searchLength)),
  label: z.optional(parameter('label', 100)),
  pageToken: z.optional(parameter('page token', 2_000)),
});

/** The error message for an invalid query of a content request; undefined if the query is valid. */
export function queryProblem(query: URLSearchParams): string | undefined {
  const names = Object.keys(querySchema.shape);
  const values = names.map((name) => [name, query.get(name) ?? undefined]);
  const result = querySchema.safeParse(Object.fromEntries(values));
  return result.success ? undefined : result.error.issues[0]?.message;
}
