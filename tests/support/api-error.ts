import { expect } from 'vitest';
import type { ContentError } from '../../shared/content/result.ts';

/** Expects the one shape of a failure in JSON, with its status as the answer's own. */
export async function expectApiError(response: Response, refusal: ContentError) {
  expect(await response.json()).toEqual({ error: true, ...refusal });
  expect(response.status).toBe(refusal.status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  if (refusal.status >= 500) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
}
