import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { browserUserAgent } from './user-agent.ts';

type RawRequest = { path: string; headers?: Record<string, string>; body?: string };

type RawAnswer = { status: number; headers: IncomingHttpHeaders; html: string };

/** A GET request as it is written, with what `fetch` would refuse or mend, on a line of its own. */
export function rawRequest(url: string, { path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const sent = request(
    { hostname, port, path, agent: false, headers: { 'User-Agent': browserUserAgent, ...headers } },
    async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, html: await text(answer) });
    },
  );
  sent.once('error', reject);
  sent.end(body);
  return promise;
}
