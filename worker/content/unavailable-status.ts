import type { Result } from '../../shared/content/result.ts';

/**
 * The status of a page or file of which all parts failed, and not only because they are missing: 503
 * (Service Unavailable), or 429 (Too Many Requests). Undefined otherwise. A part that is still
 * loading is undefined.
 */
export function unavailableStatus(
  parts: readonly (Result<unknown> | undefined)[],
): 429 | 503 | undefined {
  const statuses = parts.map((part) => (part && 'error' in part ? part.error.status : 200));
  if (!statuses.every((status) => status >= 400)) return undefined;
  if (statuses.some((status) => status >= 500)) return 503;
  return statuses.includes(429) ? 429 : undefined;
}
