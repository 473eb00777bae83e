import { z } from 'zod';
import { providerErrorSchema } from '../../shared/provider-contract.ts';
import { ProviderError } from './provider-error.ts';

/** How long one call may take unless it says otherwise; ms. */
const defaultTimeout = 4_000;

export type ProviderRequest<T> = {
  path: string;
  /** The provider's bearer token (RFC 6750). */
  token?: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: unknown;
  /** Ms. */
  timeout?: number;
  answers: z.ZodType<T>;
};

export type ProviderCall = <T>(request: ProviderRequest<T>) => Promise<T>;

/** @throws {ProviderError} from every call that fails, is late, or answers in another shape. */
export function createProviderCall(apiHost: string, fetch: typeof globalThis.fetch): ProviderCall {
  return async (request) => {
    const { path, answers } = request;
    const response = await send(fetch, new URL(apiHost.replace(/\/$/, '') + path), request);
    const json = await readJson(response);
    const failure = providerErrorSchema.safeParse(json);
    if (failure.success) {
      throw new ProviderError(failure.data.message, response.ok ? 502 : response.status);
    }
    if (!response.ok) {
      throw new ProviderError(`The content service answered ${response.status}.`, response.status);
    }
    const answer = answers.safeParse(json);
    if (answer.success) return answer.data;
    throw new ProviderError('The content service answered in a form we do not know.', 502, {
      cause: new Error(z.prettifyError(answer.error)),
    });
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  url: URL,
  { token, body, timeout = defaultTimeout }: ProviderRequest<unknown>,
) {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(url, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw unreachable(cause);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(cause: unknown) {
  const late = cause instanceof Error && cause.name === 'TimeoutError';
  return new ProviderError(
    late ? 'The content service took too long.' : 'The content service could not be reached.',
    null,
    { cause },
  );
}
