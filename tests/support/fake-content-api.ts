import { createBrowserContentReader } from '../../client/content/browser-content-reader.ts';
import { parseContentUrl } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';

type Pending = { path: string; respond: (body: unknown, status?: number) => Promise<void> };

/** A reader over an API and a clock that the test holds in its hand: it answers each request when it likes. */
export function readerWithFakeApi(brought: Record<string, Result<unknown>> = {}) {
  const requests: Pending[] = [];
  let time = 0;
  const initialContent = Object.entries(brought).map(([url, result]) => ({
    request: requestAt(url),
    result,
  }));
  const reader = createBrowserContentReader(initialContent, {
    fetch: (input) =>
      new Promise((resolve) => {
        requests.push({
          path: String(input),
          respond(body, status = 200) {
            resolve(Response.json(body, { status }));
            return settled();
          },
        });
      }),
    now: () => time,
  });
  return {
    reader: {
      read: (url: string) => reader.read(requestAt(url)),
      has: (url: string) => reader.has(requestAt(url)),
      refresh: reader.refresh,
    },
    requests,
    advance(ms: number) {
      time += ms;
    },
    paths: () => requests.map(({ path }) => path),
    /** Answers the latest request. */
    answer: async (body: unknown, status?: number) => requests.at(-1)?.respond(body, status),
  };
}

/** By then whoever waits for an answer that has come has it. */
function settled() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

function requestAt(url: string) {
  const request = parseContentUrl(url);
  if (!request) throw new Error(`There is no content at ${url}.`);
  return request;
}
