import { expect } from 'vitest';
import type { ContentError } from '../../shared/content/result.ts';

/** Expects the JSON shape of an error, and its status as the status of the response. By default it must not be stored. */
export async function expectApiError(
  response: Response,
  error: ContentError,
  cacheControl = 'no-store',
) {
  expect(await response.json()).toEqual({ error: true, ...error });
  expect(response.status).toBe(error.status);
  expect(response.headers.get('Cache-Control')).toBe(cacheControl);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  if (error.status >= 500) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
}
