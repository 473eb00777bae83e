import * as z from 'zod/mini';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { readBody } from '../request/read-body.ts';
import type { Platform } from '../runtime/platform.ts';
import { isOutage, noResponse, ProviderError } from './provider-error.ts';

/** Bytes. A list has about ten posts of 100 kB, or more with inline images, and must fit many times into 128 MB. */
const sizeLimit = 5_000_000;

/** Ms. */
const defaultTimeout = 4_000;

export type ProviderRequest<T> = {
  path: string;
  /** The provider's bearer token (RFC 6750). */
  token?: string;
  /** Sent as JSON by POST. Without a body the call is a GET. */
  body?: unknown;
  /** Ms; by default 4 s. */
  timeout?: number;
  /** Whether it has what a visitor wrote, so that the visitor caused a 400 (Bad Request). */
  isVisitors?: boolean;
  schema: z.ZodMiniType<T>;
};

/**
 * Calls the provider once.
 * @throws {ProviderError}
 */
export type ProviderCall = <T>(request: ProviderRequest<T>) => Promise<T>;

type ProviderCallOptions = Pick<Platform, 'fetch' | 'now'> & {
  apiHost: string;
  /** The client secret. A message of the provider that repeats it, or the token, is not used. */
  secret: string;
};

/**
 * How a call ended: the HTTP status, null without a readable response, and the kind of failure, null for a success. Never a
 * message of the provider: it may repeat a visitor's text.
 */
type EndedCall = { at: string; status: number | null; failure: string | null };

export function createProviderCall({ apiHost, secret, fetch, now }: ProviderCallOptions) {
  const base = apiHost.replace(/\/$/, '');
  let last: EndedCall | null = null;

  function record(status: number | null, failure: string | null) {
    last = { at: new Date(now()).toISOString(), status, failure };
  }

  async function send(request: ProviderRequest<unknown>) {
    const { path, token, body, timeout = defaultTimeout } = request;
    const response = await fetch(new URL(base + path), {
      headers: {
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { ok, status } = response;
    const tooLarge = () =>
      new ProviderError("The content service's answer is too large.", 'format');
    return { ok, status, json: parseJson(await readBody(response, sizeLimit, tooLarge)) };
  }

  function statusError(status: number, json: unknown, request: ProviderRequest<unknown>) {
    const { token, isVisitors } = request;
    const message = messageSchema.safeParse(json).data?.message;
    const isShown = message && ![secret, token].some((text) => text && message.includes(text));
    return new ProviderError(
      isShown ? excerptOf(message) : `The content service answered ${status}.`,
      status,
      { isRejection: status === 400 && isVisitors === true },
    );
  }

  async function callProvider<T>(request: ProviderRequest<T>): Promise<T> {
    const { ok, status, json } = await send(request).catch((error) => {
      throw error instanceof ProviderError ? error : noResponse(error);
    });
    if (!ok) throw statusError(status, json, request);
    const flag = errorFlagSchema.safeParse(json);
    if (flag.success) throw statusError(flag.data.status, json, request);
    const result = request.schema.safeParse(json);
    if (result.success) return result.data;
    throw new ProviderError('The content service answered in a form we do not know.', 'format', {
      cause: new Error(z.prettifyError(result.error)),
    });
  }

  const call: ProviderCall = async (request) => {
    const data = await callProvider(request).catch((error: ProviderError) => {
      if (typeof error.reason === 'number') record(error.reason, 'http');
      else record(null, error.reason);
      throw error;
    });
    record(200, null);
    return data;
  };
  return { call, lastCall: () => last };
}

/** Makes an idempotent call, and once more after an outage of the provider. Both fit in the time that a request waits. */
export async function callTwice<T>(call: ProviderCall, request: ProviderRequest<T>): Promise<T> {
  return call({ ...request, timeout: 2_500 }).catch((error) => {
    if (!isOutage(error)) throw error;
    return call({ ...request, timeout: 1_500 });
  });
}

/** The error flag in the body of a response (specification, section 8). */
const errorFlagSchema = z.object({
  error: z.literal(true),
  status: z._default(z.catch(z.int().check(z.gte(400), z.lte(599)), 500), 500),
});

const messageSchema = z.object({ message: z.string().check(z.trim(), z.minLength(1)) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
