import { Agent, get } from 'node:http';

/** The site detects crawlers by User-Agent. */
const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36' };

/** `firstByte` and `lastByte` are ms since the request. */
export type Response = { url: string; status: number; firstByte: number; lastByte: number };

/** Sends a request to each URL. A connection sends its next one when its last response is complete. */
export async function sendRequests(
  urls: Iterable<string>,
  connections: number,
  onResponse: (response: Response) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const next = urls[Symbol.iterator]();
  async function connection() {
    for (let url = next.next(); !url.done; url = next.next()) {
      onResponse(await timedRequest(url.value, agent));
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
}

function timedRequest(url: string, agent: Agent): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const request = get(url, { agent, headers }, (response) => {
    const { statusCode: status = 0 } = response;
    let firstByte = 0;
    response.once('data', () => {
      firstByte = elapsed();
    });
    response.resume();
    response.once('end', () => resolve({ url, status, firstByte, lastByte: elapsed() }));
    response.once('error', reject);
  });
  request.setTimeout(10_000, () => request.destroy(new Error(`${url} timed out.`)));
  request.once('error', reject);
  return promise;
}

/** Returns the quantile of the values for `share`, from 0 to 1. Without values, returns NaN. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
