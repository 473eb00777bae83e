import { createBrowserContentReader } from '../../client/content/browser-content-reader.ts';
import { parseContentUrl } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';

type Pending = { path: string; respond: (body: unknown, status?: number) => Promise<void> };

/** A content reader with a fake API and a fake clock. The test chooses when each request gets its response. */
export function readerWithFakeApi(initialResults: Record<string, Result<unknown>> = {}) {
  const requests: Pending[] = [];
  let time = 0;
  const initialContent = Object.entries(initialResults).map(([url, result]) => ({
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
    /** Advances the clock. */
    advance(ms: number) {
      time += ms;
    },
    paths: () => requests.map(({ path }) => path),
    /** Responds to the latest request. */
    respond: async (body: unknown, status?: number) => requests.at(-1)?.respond(body, status),
  };
}

/** Resolves after the promise callbacks of a response have run. */
function settled() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

function requestAt(url: string) {
  const request = parseContentUrl(url);
  if (!request) throw new Error(`There is no content at ${url}.`);
  return request;
}
