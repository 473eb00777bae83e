import { expect } from 'vitest';
import type { ContentError } from '../../shared/content/result.ts';
import type { Site } from './site.ts';

/** Expects the one shape of a failure in JSON, with its status as the answer's own. */
export async function expectApiError(response: Response, refusal: ContentError) {
  expect(await response.json()).toEqual({ error: true, ...refusal });
  expect(response.status).toBe(refusal.status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  if (refusal.status >= 500) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
}

/** Milliseconds within which a response is complete. */
const maxDuration = 5_000;

/** The same failure as JSON, read to its end in time. */
export async function expectApiFailure(site: Site, path: string, status: number, message: string) {
  const began = performance.now();
  const answer = await site.get(path);
  const body = await answer.json();
  expect(performance.now() - began).toBeLessThan(maxDuration);
  expect(body).toEqual({ error: true, message, status });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
}
