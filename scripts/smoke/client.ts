/** A response with its complete body. */
export type ReceivedResponse = {
  path: string;
  status: number;
  headers: Headers;
  body: string;
  /** The chunks of the body as they were received. */
  chunks: string[];
  /** Time from the request to the first chunk of the body, in ms. */
  firstChunkAfter: number;
  /** Time from the request to the end of the body, in ms. */
  endAfter: number;
};

export type Client = {
  request(path: string, request?: RequestInit): Promise<ReceivedResponse>;
  /** All responses so far. */
  responses: readonly ReceivedResponse[];
};

/** The user agent of a browser: pages with pending content are streamed to browsers only. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 areopagus-smoke';

/** The timeout of a request, in ms. */
const requestTimeout = 10_000;

/**
 * Creates a client that sends requests to `origin`, does not follow redirects, and stops at `deadline`.
 * `headers` are sent with each request.
 */
export function createClient(
  origin: string,
  headers: Record<string, string>,
  deadline: AbortSignal,
): Client {
  const responses: ReceivedResponse[] = [];
  return {
    responses,
    async request(path, request = {}) {
      const start = performance.now();
      const response = await fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(requestTimeout), deadline]),
        ...request,
        headers: { 'User-Agent': userAgent, ...headers, ...request.headers },
      });
      let firstChunkAfter = performance.now() - start;
      const chunks: string[] = [];
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        if (chunks.length === 0) firstChunkAfter = performance.now() - start;
        chunks.push(decoder.decode(chunk as Uint8Array, { stream: true }));
      }
      const received = {
        path,
        status: response.status,
        headers: response.headers,
        body: chunks.join('') + decoder.decode(),
        chunks,
        firstChunkAfter,
        endAfter: performance.now() - start,
      };
      responses.push(received);
      return received;
    },
  };
}
