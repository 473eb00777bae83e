import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import type { ProviderError } from '../shared/content/provider-contract.ts';

/** The body of every failure (specification, section 8). */
export const failure = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
) => c.json({ error: true, message, status } satisfies ProviderError, status, headers);

export const answerNotFound: NotFoundHandler = (c) => failure(c, 404, 'Not found.');

export const answerError: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return failure(c, error.status, error.message);
  console.error(error);
  return failure(c, 500, 'Internal server error.');
};

/** Parses a JSON request body; the first thing wrong with it is named in a 400. */
export const jsonBody = <Output>(schema: z.ZodType<Output>) =>
  validator('json', (value: unknown): Output => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const message = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
    throw new HTTPException(400, { message });
  });
