import type { ApiFailure, Result } from '../../shared/content/result.ts';

/** The result of a request that fails without a valid response. */
export const unreachable = {
  error: { message: 'The site could not be reached. Are you online?', status: 503 },
};

/**
 * Fetches JSON from the site's own API. It never rejects: an HTTP error, an invalid response and a
 * network error are returned as a `Result` with an `error`.
 */
export async function fetchResult<T>(
  path: string,
  fetch: typeof globalThis.fetch,
  init: RequestInit = {},
): Promise<Result<T>> {
  try {
    const headers = { Accept: 'application/json', ...init.headers };
    const response = await fetch(path, { ...init, headers });
    const body = await response.json();
    if (response.ok) return { data: body };
    const { message, fields } = body as Partial<ApiFailure>;
    if (typeof message !== 'string') throw new TypeError('The error response is invalid.');
    return { error: { message, status: response.status, ...(fields && { fields }) } };
  } catch {
    return unreachable;
  }
}
