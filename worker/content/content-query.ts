import { z } from 'zod';
import { type Browse, parseBrowse, searchLength } from '../../shared/browse/browse-state.ts';

/** An address asks for something that cannot be; `message` tells the visitor what. */
export class BadQueryError extends Error {
  override name = 'BadQueryError';
}

/** A parameter of an address: text without control characters. */
function parameter(name: string, limit: number) {
  return z
    .string()
    .max(limit, `The ${name} is too long: at most ${limit} characters.`)
    .regex(/^\P{Cc}*$/u, `The ${name} has characters in it that are not text.`);
}

const browseSchema = z.object({
  q: parameter('search text', searchLength).optional(),
  label: parameter('label', 100).optional(),
  pageToken: parameter('page token', 2_000).optional(),
});

const names = Object.keys(browseSchema.shape);

/** @throws {BadQueryError} */
export function browseOf(params: URLSearchParams): Browse {
  const asked = names.map((name) => [name, params.get(name) ?? undefined]);
  const result = browseSchema.safeParse(Object.fromEntries(asked));
  if (result.success) return parseBrowse(params);
  throw new BadQueryError(result.error.issues[0]?.message);
}
