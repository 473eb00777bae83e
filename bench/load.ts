import { Agent, get } from 'node:http';

/** The headers of a browser. The site detects crawlers by User-Agent. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml',
};

/** The timeout of a request, in ms. */
const timeout = 10_000;

/** The maximum duration of a load, in ms. */
const maxDuration = 8_000;

export type LoadOptions = {
  /** Returns the URL of request number `n`. */
  url: (n: number) => string;
  connections: number;
  requests: number;
};

/** Times since the request, in ms. */
export type Timing = { firstByte: number; lastByte: number };

export type Load = { requestsPerSecond: number; timings: Timing[] };

/** Sends `requests` requests. Each connection sends its next request after its last response is complete. */
export async function load({ url: urlOf, connections, requests }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timings: Timing[] = [];
  let next = 0;
  const start = performance.now();
  async function connection() {
    while (next < requests && performance.now() - start < maxDuration) {
      const url = urlOf(next++);
      const { status, ...timing } = await timedRequest(url, agent);
      if (status !== 200) throw new Error(`${url} returned ${status}.`);
      timings.push(timing);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - start) / 1000;
  return { requestsPerSecond: timings.length / seconds, timings };
}

/** Sends one request and reads the complete response. */
export function timedRequest(url: string, agent: Agent): Promise<Timing & { status: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<Timing & { status: number }>();
  const start = performance.now();
  let firstByte = 0;
  const request = get(url, { agent, headers }, (response) => {
    const { statusCode: status = 0 } = response;
    response.once('data', () => {
      firstByte = performance.now() - start;
    });
    response.resume();
    response.once('end', () => resolve({ status, firstByte, lastByte: performance.now() - start }));
    response.once('error', reject);
  });
  request.setTimeout(timeout, () => request.destroy(new Error(`${url} timed out.`)));
  request.once('error', reject);
  return promise;
}
