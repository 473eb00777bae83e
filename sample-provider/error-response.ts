import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import type { ProviderError } from './provider-contract.ts';

/** Returns an error response (specification, section 8). */
export const errorResponse = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
) => c.json({ error: true, message, status } satisfies ProviderError, status, headers);

export const handleNotFound: NotFoundHandler = (c) => errorResponse(c, 404, 'Not found.');

export const handleError: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return errorResponse(c, error.status, error.message);
  console.error(error);
  return errorResponse(c, 500, 'Internal server error.');
};

/** Middleware that validates a JSON request body. The response to an invalid body is a 400 with the first issue. */
export const validateJson = <Output>(schema: z.ZodMiniType<Output>) =>
  validator('json', (value: unknown): Output => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const message = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
    throw new HTTPException(400, { message });
  });
