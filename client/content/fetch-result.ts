import type { ApiFailure, Result } from '../../shared/content/result.ts';

const unreachable = {
  error: { message: 'The site could not be reached. Are you online?', status: 503 },
};

/** Fetches JSON, for `timeout` ms at most. The promise never rejects: an HTTP error, an invalid response and a network error are a `Result` with an `error`. */
export async function fetchResult<T>(
  path: string,
  timeout: number,
  init: RequestInit = {},
): Promise<Result<T>> {
  try {
    const headers = { Accept: 'application/json', ...init.headers };
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(path, { ...init, headers, signal });
    const body = await response.json();
    if (response.ok) return { data: body };
    const { error, message, ...rest } = body as Partial<ApiFailure>;
    if (typeof message !== 'string') return unreachable;
    return { error: { ...rest, message, status: response.status } };
  } catch {
    return unreachable;
  }
}
