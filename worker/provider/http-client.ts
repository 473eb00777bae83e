import * as z from 'zod/mini';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { BodyTooLargeError, readBody } from '../request/read-body.ts';
import { requestContext } from '../request/request-context.ts';
import { noResponse, ProviderError } from './provider-error.ts';

/** Bytes. A list has about ten posts of 100 kB, or more with inline images, and must fit many times into 128 MB. */
const sizeLimit = 5_000_000;

export type ProviderRequest<T> = {
  path: string;
  /** The provider's bearer token (RFC 6750). */
  token?: string;
  /** Sent as JSON by POST. Without a body the call is a GET. */
  body?: unknown;
  /** Creates the signal that aborts the call, when it begins. The default is the deadline of the request. */
  signal?: () => AbortSignal;
  schema: z.ZodMiniType<T>;
};

export type ProviderCall = <T>(request: ProviderRequest<T>) => Promise<T>;

type ProviderCallOptions = {
  apiHost: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** Called when a call has ended, with the error if it failed. */
  onEnd: (error?: unknown) => void;
};

/** Throws a `ProviderError` for a failed connection, a timeout, an error status or a response in another form. */
export function createProviderCall(options: ProviderCallOptions): ProviderCall {
  const { apiHost, fetch, now, onEnd } = options;
  const base = apiHost.replace(/\/$/, '');
  return async <T>(request: ProviderRequest<T>): Promise<T> => {
    const { provider, deadline } = requestContext();
    const signal = request.signal?.() ?? deadline();
    if (signal.aborted) throw noResponse(signal.reason);
    const startedAt = now();
    provider.calls += 1;
    try {
      const received = await send(fetch, new URL(base + request.path), { ...request, signal });
      const result = parseResponse(received, request.schema);
      onEnd();
      return result;
    } catch (error) {
      onEnd(error);
      throw error;
    } finally {
      provider.ms += now() - startedAt;
    }
  };
}

type Received = { ok: boolean; status: number; text: string };

async function send(
  fetch: typeof globalThis.fetch,
  url: URL,
  { token, body, signal }: Omit<ProviderRequest<unknown>, 'signal'> & { signal: AbortSignal },
): Promise<Received> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(url, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal,
    });
    const { ok, status } = response;
    return { ok, status, text: await readBody(response, sizeLimit) };
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw noResponse(error);
    throw new ProviderError("The content service's answer is too large.", 'format');
  }
}

function parseResponse<T>(received: Received, schema: z.ZodMiniType<T>): T {
  const json = parseJson(received.text);
  const failure = failureIn(received, json);
  if (failure) throw failure;
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new ProviderError('The content service answered in a form we do not know.', 'format', {
    cause: new Error(z.prettifyError(result.error)),
  });
}

const errorFlagSchema = z.object({
  error: z.literal(true),
  status: z._default(z.catch(z.int().check(z.gte(400), z.lte(599)), 500), 500),
});
const messageSchema = z.object({ message: z.string().check(z.trim(), z.minLength(1)) });

/** The error of a response with an error status, or with an error flag in its body (specification, section 8). */
function failureIn(received: Received, json: unknown): ProviderError | undefined {
  const flag = errorFlagSchema.safeParse(json);
  if (received.ok && !flag.success) return undefined;
  const status = received.ok ? (flag.data?.status ?? 500) : received.status;
  const message = messageSchema.safeParse(json).data?.message;
  return new ProviderError(
    message ? excerptOf(message) : `The content service answered ${status}.`,
    status,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
