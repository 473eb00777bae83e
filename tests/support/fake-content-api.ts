import { onTestFinished, vi } from 'vitest';
import { createBrowserContentReader } from '../../client/content/browser-content-reader.ts';
import { parseContentUrl } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';

type Pending = {
  path: string;
  signal: AbortSignal | null | undefined;
  respond: (body: unknown, status?: number) => Promise<void>;
};

/** A content reader with a fake API and a fake clock. The test chooses when each request gets its response. */
export function readerWithFakeApi(initialResults: Record<string, Result<unknown>> = {}) {
  const requests: Pending[] = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal(
    'fetch',
    (input: string, init?: RequestInit) =>
      new Promise((resolve) => {
        requests.push({
          path: input,
          signal: init?.signal,
          respond(body, status = 200) {
            resolve(Response.json(body, { status }));
            return settled();
          },
        });
      }),
  );
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const reader = createBrowserContentReader(initialResults);
  return {
    reader: {
      read: (url: string) => reader.read(requestAt(url)),
      stale: (url: string) => reader.stale(requestAt(url)),
    },
    /** A visitor presses a link to a page with this content. */
    press(...urls: string[]) {
      reader.revalidate(urls.map(requestAt), false);
      return urls.map((url) => reader.read(requestAt(url)));
    },
    /** Advances the clock. */
    advance: (ms: number) => vi.advanceTimersByTime(ms),
    /** The signal that aborts the latest request. */
    signal: () => requests.at(-1)?.signal,
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
