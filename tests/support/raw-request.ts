import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { browserUserAgent } from './user-agent.ts';

type RawRequest = { path: string; headers?: Record<string, string> };

/** Sends a GET request unchanged, on a connection of its own. `fetch` would reject or normalize some of these. */
export async function rawRequest(url: string, { path, headers }: RawRequest) {
  const { hostname, port } = new URL(url);
  const options = { headers: { 'User-Agent': browserUserAgent, ...headers }, agent: false };
  const outgoing = request({ hostname, port, path, ...options }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
}
