import type { Result } from '../../shared/content/result.ts';

/**
 * Whether all parts of a page or file failed, and not only because they are missing: the response is
 * 503 (Service Unavailable). A part that is still loading is undefined.
 */
export function isUnavailable(parts: readonly (Result<unknown> | undefined)[]): boolean {
  const statuses = parts.map((part) => (part && 'error' in part ? part.error.status : 200));
  return statuses.some((status) => status >= 500) && statuses.every((status) => status >= 400);
}
