import { setTimeout } from 'node:timers/promises';
import { failure, type ProviderConnection } from './watched-provider.ts';

/** A fault of a provider in response to a call. */
export type Fault = {
  name: string;
  respond(
    original: () => Promise<Response>,
    connection: ProviderConnection,
  ): Promise<Response | 'reset'>;
  /** The error message that the page shows. Undefined if the page shows the content. */
  message?: string;
  /** Whether it takes seconds. */
  slow?: true;
};

const unexpectedFormat = 'The content service answered in a form we do not know.';
const unreachable = 'The content service could not be reached.';
const timedOut = 'The content service took too long.';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const json = { 'Content-Type': 'application/json' };
const errorPage = '<!doctype html><h1>Bad gateway</h1><pre>at Proxy.handle (proxy.js:7:1)</pre>';

/** Milliseconds within which a response is complete, whatever the provider does. */
const maxDuration = 4_500;

/** The faults that any call can have. */
export const faults: readonly Fault[] = [
  {
    name: 'a response after 2 s',
    respond: (original, { passTime }) => passTime(2_000).then(original),
    slow: true,
  },
  {
    name: 'a response after 30 s',
    respond: (original) => after(30_000, original),
    message: timedOut,
    slow: true,
  },
  {
    name: 'no response',
    respond: (_, { passTime }) => passTime(maxDuration).then(() => new Promise(() => {})),
    message: timedOut,
    slow: true,
  },
  {
    name: 'a body that stops and hangs',
    respond: async (original, { passTime }) =>
      halted(await original(), () => passTime(maxDuration)),
    message: timedOut,
    slow: true,
  },
  { name: 'a connection that is reset', respond: async () => 'reset', message: unreachable },
  {
    name: 'a body that is cut off',
    respond: async (original, connection) => cutOff(await original(), connection),
    message: unreachable,
  },
  {
    name: 'the first half of the JSON',
    respond: async (original) => firstHalf(await original()),
    message: unexpectedFormat,
  },
  {
    name: 'invalid JSON',
    respond: async () => new Response('{posts:', { headers: json }),
    message: unexpectedFormat,
  },
  {
    name: 'an empty body',
    respond: async () => new Response('', { headers: json }),
    message: unexpectedFormat,
  },
  { name: 'null', respond: async () => Response.json(null), message: unexpectedFormat },
  { name: 'an array', respond: async () => Response.json([]), message: unexpectedFormat },
  {
    name: 'an error page with 200',
    respond: async () => new Response(errorPage, { headers: html }),
    message: unexpectedFormat,
  },
  {
    name: 'an error page with 502',
    respond: async () => new Response(errorPage, { status: 502, headers: html }),
    message: 'The content service answered 502.',
  },
  {
    name: 'a message without the error flag',
    respond: async () => Response.json({ message: 'Quota exceeded.' }, { status: 429 }),
    message: 'Quota exceeded.',
  },
  {
    name: 'a message of markup',
    respond: async () => failure(500, '<img src=x onerror=alert(1)>'),
    message: '<img src=x onerror=alert(1)>',
  },
  {
    name: 'the error flag with 200',
    respond: async () => Response.json({ error: true, message: 'Not today.', status: 500 }),
    message: 'Not today.',
  },
  {
    name: 'the error flag with 200 and no message',
    respond: async () => Response.json({ error: true }),
    message: 'The content service answered 500.',
  },
  {
    name: '20 MB',
    respond: async () => new Response(blanks(20), { headers: json }),
    message: "The content service's answer is too large.",
  },
  {
    name: 'a redirect',
    respond: async () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } }),
    message: 'The content service answered 302.',
  },
  {
    name: 'another content type',
    respond: async (original) => new Response(await (await original()).text(), { headers: html }),
  },
  { name: 'unknown fields', respond: async (original) => extended(await original()) },
];

/** The faults that make a call fail. The response after 30 s is left out, since it equals no response. */
export const failures = faults.filter(
  ({ name, message }) => message && name !== 'a response after 30 s',
);

/** The faults that do not make a call fail: slow or unusual responses. */
export const harmlessFaults = faults.filter(({ message }) => !message);

/** A fault with an error status and a message of the provider. */
export function statusFault(status: number): Fault {
  const message = `Status ${status}.`;
  return { name: String(status), respond: async () => failure(status, message), message };
}

/** The faults of each field of a call. A field is named by its path: `data.token`. */
export function fieldFaults(fields: readonly string[]): Fault[] {
  return fields.flatMap((field) => [
    fieldFault(`no ${field}`, field, undefined),
    fieldFault(`${field} null`, field, null),
    fieldFault(`${field} of another type`, field, { of: 'another type' }),
  ]);
}

function fieldFault(name: string, field: string, value: unknown): Fault {
  return {
    name,
    async respond(original) {
      const body = await (await original()).json();
      const names = field.split('.');
      const last = String(names.pop());
      const holder = names.reduce((object, name) => object[name], body);
      holder[last] = value;
      return Response.json(body);
    },
    message: unexpectedFormat,
  };
}

async function after(ms: number, original: () => Promise<Response>) {
  await setTimeout(ms, undefined, { ref: false });
  return original();
}

/** A body that stops after its first bytes and stays open. */
async function halted(response: Response, whenSent?: () => Promise<void>) {
  const start = (await response.arrayBuffer()).slice(0, 40);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(start)),
    async pull() {
      await whenSent?.();
      await new Promise(() => {});
    },
  });
  return new Response(body, { headers: json });
}

/** A body whose connection is reset before its end. */
async function cutOff(response: Response, { reset }: ProviderConnection) {
  setTimeout(20).then(reset);
  return halted(response);
}

async function firstHalf(response: Response) {
  const text = await response.text();
  return new Response(text.slice(0, text.length / 2), { headers: json });
}

/** Valid JSON of this size in MB. */
function blanks(size: number) {
  const chunk = new TextEncoder().encode(' '.repeat(100_000));
  let left = size * 10;
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) return controller.enqueue(chunk);
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
}

async function extended(response: Response) {
  const body = await response.json();
  const unknown = { kind: 'blogger#thing', etag: 7, nested: { deep: [null] } };
  if ('data' in body) Object.assign(body.data, unknown);
  for (const post of body.posts ?? []) Object.assign(post, unknown);
  return Response.json({ ...body, ...unknown });
}
