import { failure, type ProviderConnection } from './watched-provider.ts';

/** A fault of a provider in response to a call. tests/unit/worker/provider/provider-call.test.ts has the table of all. */
export type Fault = {
  name: string;
  respond(
    original: () => Promise<Response>,
    connection: ProviderConnection,
  ): Promise<Response | 'reset'>;
  /** The error message that the page shows. */
  message: string;
};

const unexpectedFormat = 'The content service answered in a form we do not know.';

/** Milliseconds within which a response is complete, whatever the provider does. */
const maxDuration = 4_500;

/** One fault of each kind: no response, no connection, and no JSON as an error page or otherwise. */
export const failures: readonly Fault[] = [
  {
    name: 'no response',
    respond: (_, { passTime }) => passTime(maxDuration).then(() => new Promise(() => {})),
    message: 'The content service took too long.',
  },
  {
    name: 'a connection that is reset',
    respond: async () => 'reset',
    message: 'The content service could not be reached.',
  },
  {
    name: 'invalid JSON',
    respond: async () =>
      new Response('{posts:', { headers: { 'Content-Type': 'application/json' } }),
    message: unexpectedFormat,
  },
  {
    name: 'an error page with 200',
    respond: async () =>
      new Response('<!doctype html><h1>Bad gateway</h1><pre>at Proxy.handle (proxy.js:7:1)</pre>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
    message: unexpectedFormat,
  },
];

/** A fault with an error status and a message of the provider. */
export function statusFault(status: number): Fault {
  const message = `Status ${status}.`;
  return { name: String(status), respond: async () => failure(status, message), message };
}
