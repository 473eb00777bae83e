import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { browserUserAgent } from './user-agent.ts';

type RawRequest = { path: string; headers?: Record<string, string> };

type RawResponse = { status: number; headers: IncomingHttpHeaders; html: string };

/** Sends a GET request unchanged, on a connection of its own. `fetch` would reject or normalize some of these. */
export function rawRequest(url: string, { path, headers }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
  const outgoing = request(
    { hostname, port, path, agent: false, headers: { 'User-Agent': browserUserAgent, ...headers } },
    async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, html: await text(response) });
    },
  );
  outgoing.once('error', reject);
  outgoing.end();
  return promise;
}
