import { Agent, get } from 'node:http';

/** What a browser says of itself: the site tells crawlers by it. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  Accept: 'text/html,application/xhtml+xml',
};

/** When a request is given up; ms. */
const timeout = 10_000;

/** When a load ends, whatever is left of it; ms. */
const longest = 8_000;

export type LoadOptions = {
  /** The address of request number `n`. */
  address: (n: number) => string;
  connections: number;
  requests: number;
};

/** Times in ms from the request. */
export type Timing = { firstByte: number; lastByte: number };

export type Load = { requestsPerSecond: number; timings: Timing[] };

/** As many requests as told, each connection's next one when its last is answered whole. */
export async function load({ address, connections, requests }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timings: Timing[] = [];
  let next = 0;
  const began = performance.now();
  async function connection() {
    while (next < requests && performance.now() - began < longest) {
      const url = address(next++);
      const { status, ...timing } = await visit(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      timings.push(timing);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - began) / 1000;
  return { requestsPerSecond: timings.length / seconds, timings };
}

/** One request, read to its end. */
export function visit(url: string, agent: Agent): Promise<Timing & { status: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<Timing & { status: number }>();
  const began = performance.now();
  let firstByte = 0;
  const request = get(url, { agent, headers }, (response) => {
    const { statusCode: status = 0 } = response;
    response.once('data', () => {
      firstByte = performance.now() - began;
    });
    response.resume();
    response.once('end', () => resolve({ status, firstByte, lastByte: performance.now() - began }));
    response.once('error', reject);
  });
  request.setTimeout(timeout, () => request.destroy(new Error(`${url} took too long.`)));
  request.once('error', reject);
  return promise;
}
