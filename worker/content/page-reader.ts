import {
  type ContentOf,
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { Content } from './content.ts';
import type { ContentService } from './content-service.ts';

export type PageReader = ContentReader & {
  /** Resolves when all cached content is loaded. */
  cached(): Promise<void>;
  /** Resolves when all content is loaded. */
  settled(): Promise<void>;
  isSettled(): boolean;
  wait(url: string): Promise<unknown>;
  /** The contents in the order of the requests; undefined while pending. */
  contents(): (Content<unknown> | undefined)[];
  /** The results so far by URL, in the order of the requests, so that the same content renders the same page. */
  results(): Record<string, Result<unknown>>;
};

type Requested = {
  /** Resolves soon: when the content is loaded, unless it is not cached. */
  cached: Promise<unknown>;
  loaded: Promise<Content<unknown>>;
  content?: Content<unknown>;
};

/** Creates the reader of one page: it loads each content once and returns loaded content synchronously. */
export function createPageReader(service: ContentService): PageReader {
  const requested = new Map<string, Requested>();

  function load(url: string, request: ContentRequest): Requested {
    const found = service.find(request);
    const loaded = found.then((found) => ('pending' in found ? found.pending : found));
    const content: Requested = {
      loaded: loaded.then((loaded) => {
        content.content = loaded;
        return loaded;
      }),
      cached: found.then((found) => ('pending' in found ? undefined : content.loaded)),
    };
    requested.set(url, content);
    return content;
  }

  const all = () => [...requested.values()];

  return {
    read<R extends ContentRequest>(request: R) {
      const url = contentUrl(request);
      const { content, loaded } = requested.get(url) ?? load(url, request);
      type Read = Result<ContentOf<R['kind']>>;
      return (content?.result ?? loaded.then(({ result }) => result)) as Read | Promise<Read>;
    },
    async cached() {
      await Promise.all(all().map(({ cached }) => cached));
    },
    async settled() {
      await Promise.all(all().map(({ loaded }) => loaded));
    },
    isSettled: () => all().every(({ content }) => content),
    wait: async (url) => requested.get(url)?.loaded,
    contents: () => all().map(({ content }) => content),
    results: () =>
      Object.fromEntries(
        [...requested].flatMap(([url, { content }]) => (content ? [[url, content.result]] : [])),
      ),
  };
}
