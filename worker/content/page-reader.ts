import {
  type ContentOf,
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { ContentService, LoadedContent, PendingContent } from './content-service.ts';
import type { Used } from './found.ts';

export type PageReader = ContentReader & {
  /** Resolves when all cached content is loaded. */
  cached(): Promise<void>;
  settled(): Promise<void>;
  isSettled(): boolean;
  wait(url: string): Promise<unknown>;
  /** The results so far by URL, in the order of the requests, so that the same content renders the same page. */
  results(): Record<string, Result<unknown>>;
  used(): Used[];
};

/** Creates the reader of one page: it loads each content once and returns loaded content synchronously. */
export function createPageReader(service: ContentService): PageReader {
  const requested = new Map<string, PendingContent<unknown>>();
  const contents = new Map<string, LoadedContent<unknown>>();

  function load(url: string, request: ContentRequest): PendingContent<unknown> {
    const { isCached, loaded } = service.load(request);
    const pending = {
      isCached,
      loaded: loaded.then((content) => {
        contents.set(url, content);
        return content;
      }),
    };
    requested.set(url, pending);
    return pending;
  }

  return {
    read<R extends ContentRequest>(request: R) {
      const url = contentUrl(request);
      const { loaded } = requested.get(url) ?? load(url, request);
      type Read = Result<ContentOf<R['kind']>>;
      return (contents.get(url)?.result ?? loaded.then(({ result }) => result)) as
        | Read
        | Promise<Read>;
    },
    async cached() {
      const pending = [...requested.values()].map(async ({ isCached, loaded }) => {
        if (await isCached) await loaded;
      });
      await Promise.all(pending);
    },
    async settled() {
      await Promise.all([...requested.values()].map(({ loaded }) => loaded));
    },
    wait: async (url) => requested.get(url)?.loaded,
    isSettled: () => contents.size === requested.size,
    results: () =>
      Object.fromEntries(
        [...requested.keys()].flatMap((url) => {
          const content = contents.get(url);
          return content ? [[url, content.result]] : [];
        }),
      ),
    used: () =>
      [...requested.keys()].flatMap((url) => {
        const content = contents.get(url) ?? pendingContent;
        return content.used ?? [];
      }),
  };
}

const pendingContent = { used: { found: undefined, isCached: false } };
