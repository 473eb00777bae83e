/** The site detects crawlers by User-Agent. */
const headers = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36',
  'Accept-Encoding': 'identity',
};

/** `firstByte` and `lastByte` are ms since the request. */
export type TimedResponse = { url: string; status: number; firstByte: number; lastByte: number };

/** Sends a request to each URL. A connection sends its next one when its last response is complete. */
export async function sendRequests(
  urls: Iterator<string>,
  connections: number,
  onResponse: (response: TimedResponse) => void,
): Promise<void> {
  async function connection() {
    for (let url = urls.next(); !url.done; url = urls.next()) {
      onResponse(await timedRequest(url.value));
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
}

async function timedRequest(url: string): Promise<TimedResponse> {
  const start = performance.now();
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  const firstByte = performance.now() - start;
  await response.arrayBuffer();
  return { url, status: response.status, firstByte, lastByte: performance.now() - start };
}

/** Returns the quantile of the values for `share`, from 0 to 1. Without values, returns NaN. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
