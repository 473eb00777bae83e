import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import type { z } from 'zod';

/** Parses a JSON request body; the first thing wrong with it is named in a 400. */
export const jsonBody = <Output>(schema: z.ZodType<Output>) =>
  validator('json', (value: unknown): Output => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const message = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
    throw new HTTPException(400, { message });
  });
