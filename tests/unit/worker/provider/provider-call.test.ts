import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  createProviderCall,
  type ProviderRequest,
} from '../../../../worker/provider/http-client.ts';
import type { FailureReason } from '../../../../worker/provider/provider-error.ts';
import { mockDeadlines } from '../../../support/deadlines.ts';

const schema = z.object({ text: z.string() });
const secret = 'xyz-secret';
const now = Date.UTC(2026, 0, 1);
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.clearAllMocks();
});

const options = { apiHost: 'https://provider.example/', secret, fetch, now: () => now };
const provider = createProviderCall(options);

function call(request: Partial<ProviderRequest<{ text: string }>> = {}) {
  return provider.call({ path: '/posts', schema, ...request });
}

test('a GET asks for JSON and a POST sends it, each with the token if there is one', async () => {
  fetch.mockImplementation(async () => Response.json({ text: 'there' }));
  expect(await call()).toEqual({ text: 'there' });
  await call({ body: { a: 1 }, token: 'abc' });
  const requests = fetch.mock.calls.map(([url, init]) => new Request(url, init));
  const url = 'https://provider.example/posts';
  expect(requests).toMatchObject([
    { method: 'GET', url },
    { method: 'POST', url },
  ]);
  const accept = 'application/json';
  expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { accept },
    { accept, authorization: 'Bearer abc', 'content-type': accept },
  ]);
  expect(await requests[1]?.json()).toEqual({ a: 1 });
  expect(fetch.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual']);
  expect(provider.lastCall()).toEqual({
    at: '2026-01-01T00:00:00.000Z',
    status: 200,
    failure: null,
  });
});

const html = { headers: { 'Content-Type': 'text/html' } };

test.each<[what: string, response: () => Response]>([
  ['another content type', () => new Response('{"text":"there"}', html)],
  ['unknown fields', () => Response.json({ text: 'there', kind: 'thing', nested: [null] })],
  ['an error flag that is false', () => Response.json({ text: 'there', error: false })],
])('a response with %s is read', async (_, response) => {
  fetch.mockImplementation(async () => response());
  expect(await call()).toEqual({ text: 'there' });
});

const unexpectedForm = 'The content service answered in a form we do not know.';
const unreachable = 'The content service could not be reached.';
const json = (value: unknown, status = 200) => Response.json(value, { status });
const answered = (status: number) => `The content service answered ${status}.`;
const flagged = (fields: object) => json({ error: true, ...fields });

/** A body that breaks off after its first bytes. */
function cutOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"text":')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body);
}

test.each<
  [what: string, response: () => Response | Promise<never>, reason: FailureReason, message: string]
>([
  ['half of the JSON', () => new Response('{"text":"th'), 'format', unexpectedForm],
  ['null', () => json(null), 'format', unexpectedForm],
  ['a field of another type', () => json({ text: { of: 'another' } }), 'format', unexpectedForm],
  ['an error page with 502', () => new Response('<h1>', { status: 502 }), 502, answered(502)],
  ['a redirect', () => new Response(null, { status: 302 }), 302, answered(302)],
  ['no flag, but a message', () => json({ message: 'Quota.' }, 429), 429, 'Quota.'],
  ['a blank message', () => json({ message: ' ' }, 500), 500, answered(500)],
  ['the secret', () => json({ message: `No ${secret}.` }, 403), 403, answered(403)],
  ['the token', () => json({ message: 'abc is no token.' }, 403), 403, answered(403)],
  ['a message that is no text', () => json({ message: { no: 'text' } }, 500), 500, answered(500)],
  ['the flag and 200', () => flagged({ message: 'Not today.', status: 503 }), 503, 'Not today.'],
  ['the flag and a status that is none', () => flagged({ status: 200 }), 500, answered(500)],
  ['the flag alone', () => flagged({}), 500, answered(500)],
  ['another status', () => json({ error: true, status: 404 }, 503), 503, answered(503)],
  ['a body that is cut off', cutOff, 'network', unreachable],
  ['no connection', () => Promise.reject(new TypeError('reset')), 'network', unreachable],
  ...[400, 401, 402, 403, 404, 409, 410, 422, 429, 451, 499, 500, 501, 503, 599].map(
    (status): [string, () => Response, number, string] => [
      String(status),
      () => json({ error: true, message: `Status ${status}.`, status }, status),
      status,
      `Status ${status}.`,
    ],
  ),
])('a call with %s fails', async (_, response, reason, message) => {
  fetch.mockImplementation(async () => response());
  for (const isVisitors of [false, true]) {
    const error = await call({ token: 'abc', isVisitors }).catch((error) => error);
    // What a visitor wrote can be what is bad about a request.
    const isRejection = isVisitors && reason === 400;
    expect(error).toMatchObject({ name: 'ProviderError', message, reason, isRejection });
    expect(provider.lastCall()).toMatchObject(
      typeof reason === 'number'
        ? { status: reason, failure: 'http' }
        : { status: null, failure: reason },
    );
  }
});

test('a response of another form fails with the name of the field that is wrong', async () => {
  fetch.mockImplementation(async () => json({ text: 7 }));
  const error = await call().catch((error) => error);
  expect(error.cause.message).toContain('at text');
});

test('a long message of the provider is shortened', async () => {
  fetch.mockImplementation(async () => json({ message: 'word '.repeat(1_000) }, 500));
  const error = await call().catch((error) => error);
  expect(error.message.length).toBeLessThan(500);
});

test.each<[size: string, headers: Record<string, string>]>([
  ['that is known', { 'Content-Length': '1000000000' }],
  ['that is not known', {}],
  ['that is smaller in its coding', { 'Content-Length': '1000', 'Content-Encoding': 'gzip' }],
])('a body of more than 5 MB, a size %s, fails and is not read to its end', async (_, headers) => {
  let sent = 0;
  const chunk = new Uint8Array(1_000_000).fill(32);
  const body = new ReadableStream({
    pull(controller) {
      sent++;
      controller.enqueue(chunk);
    },
  });
  fetch.mockImplementation(async () => new Response(body, { headers }));
  const message = "The content service's answer is too large.";
  await expect(call()).rejects.toMatchObject({ message, reason: 'format' });
  expect(sent).toBeLessThan(10);
});

/** Responds never, or with a body that stops, until the signal aborts. */
function hanging(hasBody: boolean): typeof globalThis.fetch {
  return async (_, init) => {
    const { promise, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return hasBody ? new Response(new ReadableStream({ pull: () => promise })) : promise;
  };
}

test.each([
  ['no response', false, undefined, 4_000],
  ['a body that stops', true, undefined, 4_000],
  ['no response of a call with its own timeout', false, 10_000, 10_000],
])('%s fails after its time', async (_, hasBody, timeout, ms) => {
  const deadlines = mockDeadlines();
  fetch.mockImplementation(hanging(hasBody));
  const result = call(timeout ? { timeout } : {});
  expect(deadlines).toMatchObject([{ ms }]);
  setTimeout(() => deadlines[0]?.pass(), 20);
  const message = 'The content service took too long.';
  await expect(result).rejects.toMatchObject({ message, reason: 'timeout' });
});
