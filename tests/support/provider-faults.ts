import { setTimeout } from 'node:timers/promises';
import { failure, type ProviderConnection } from './watched-provider.ts';

/** What a provider may do to a call instead of answering it well. */
export type Fault = {
  name: string;
  respond(
    good: () => Promise<Response>,
    connection: ProviderConnection,
  ): Promise<Response | 'reset'>;
  /** What the screen says of it; undefined where the content is shown all the same. */
  message?: string;
  /** Whether it takes seconds. */
  slow?: true;
};

const unknownForm = 'The content service answered in a form we do not know.';
const unreachable = 'The content service could not be reached.';
const tooLate = 'The content service took too long.';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const json = { 'Content-Type': 'application/json' };
const errorPage = '<!doctype html><h1>Bad gateway</h1><pre>at Proxy.handle (proxy.js:7:1)</pre>';

/** Within this an answer has come to its end, whatever the provider does; ms. */
const longest = 4_500;

/** What may befall every call. */
export const faults: readonly Fault[] = [
  {
    name: 'an answer after 2 s',
    respond: (good, { passTime }) => passTime(2_000).then(good),
    slow: true,
  },
  {
    name: 'an answer after 30 s',
    respond: (good) => after(30_000, good),
    message: tooLate,
    slow: true,
  },
  {
    name: 'no answer ever',
    respond: (_, { passTime }) => passTime(longest).then(() => new Promise(() => {})),
    message: tooLate,
    slow: true,
  },
  {
    name: 'a body that stops and hangs',
    respond: async (good, { passTime }) => halted(await good(), () => passTime(longest)),
    message: tooLate,
    slow: true,
  },
  { name: 'a line that is reset', respond: async () => 'reset', message: unreachable },
  {
    name: 'a body that is cut off',
    respond: async (good, connection) => cutOff(await good(), connection),
    message: unreachable,
  },
  { name: 'half of the JSON', respond: async (good) => half(await good()), message: unknownForm },
  {
    name: 'no JSON',
    respond: async () => new Response('{posts:', { headers: json }),
    message: unknownForm,
  },
  {
    name: 'nothing',
    respond: async () => new Response('', { headers: json }),
    message: unknownForm,
  },
  { name: 'null', respond: async () => Response.json(null), message: unknownForm },
  { name: 'a list', respond: async () => Response.json([]), message: unknownForm },
  {
    name: 'an error page with 200',
    respond: async () => new Response(errorPage, { headers: html }),
    message: unknownForm,
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
    name: 'the error flag with 200 and no word',
    respond: async () => Response.json({ error: true }),
    message: 'The content service answered 502.',
  },
  {
    name: '20 MB',
    respond: async () => new Response(blanks(20), { headers: json }),
    message: "The content service's answer is too large.",
  },
  {
    name: 'a way elsewhere',
    respond: async () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } }),
    message: 'The content service answered 302.',
  },
  {
    name: 'another content type',
    respond: async (good) => new Response(await (await good()).text(), { headers: html }),
  },
  { name: 'fields that nobody knows', respond: async (good) => extended(await good()) },
];

/** Those that fail, without what is the same to who waits: 30 s, and for ever. */
export const failures = faults.filter(
  ({ name, message: says }) => says && name !== 'an answer after 30 s',
);

/** Those that are none: late or odd, but good. */
export const harmlessFaults = faults.filter(({ message: says }) => !says);

/** Every status of failure that there is. */
export const statuses = Array.from({ length: 200 }, (_, i) => 400 + i);

/** A status, with a message of the provider's own. */
export function statusFault(status: number): Fault {
  const says = `Status ${status}.`;
  return { name: String(status), respond: async () => failure(status, says), message: says };
}

/** What may be wrong with each of a call's fields, named by their paths: `data.token`. */
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
    async respond(good) {
      const body = await (await good()).json();
      const names = field.split('.');
      const last = String(names.pop());
      const holder = names.reduce((object, name) => object[name], body);
      holder[last] = value;
      return Response.json(body);
    },
    message: unknownForm,
  };
}

async function after(ms: number, good: () => Promise<Response>) {
  await setTimeout(ms, undefined, { ref: false });
  return good();
}

/** A body of which the first half comes, and then nothing. */
async function halted(answer: Response, whenSent?: () => Promise<void>) {
  const start = (await answer.arrayBuffer()).slice(0, 40);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(start)),
    async pull() {
      await whenSent?.();
      await new Promise(() => {});
    },
  });
  return new Response(body, { headers: json });
}

/** A body that ends in the middle, though the line says that there is more. */
async function cutOff(answer: Response, { reset }: ProviderConnection) {
  setTimeout(20).then(reset);
  return halted(answer);
}

async function half(answer: Response) {
  const text = await answer.text();
  return new Response(text.slice(0, text.length / 2), { headers: json });
}

/** JSON, valid in all but its size; MB. */
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

async function extended(answer: Response) {
  const body = await answer.json();
  const unknown = { kind: 'blogger#thing', etag: 7, nested: { deep: [null] } };
  if ('data' in body) Object.assign(body.data, unknown);
  for (const post of body.posts ?? []) Object.assign(post, unknown);
  return Response.json({ ...body, ...unknown });
}
