import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { contentRequests, routeContent } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';
import { abortable } from '../provider/abortable.ts';
import { cachePolicy } from './cache-policy.ts';
import type { Content } from './content.ts';
import type { ContentService } from './content-service.ts';

export type PageReader = ReturnType<typeof createPageReader>;

type Requested = {
  /** Resolves soon: when the content is loaded, unless it is not cached. */
  cached: Promise<unknown>;
  loaded: Promise<Content<unknown>>;
  content?: Content<unknown>;
};

/** Reads the contents of a page. */
export function createPageReader(service: ContentService) {
  const requested = new Map<string, Requested>();

  function find(url: string, request: ContentRequest): Requested {
    const found = service.find(request, url);
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
  const isSettled = () => all().every(({ content }) => content);
  const settled = () => Promise.all(all().map(({ loaded }) => loaded));

  function read<R extends ContentRequest>(request: R) {
    const url = contentUrl(request);
    const { content, loaded } = requested.get(url) ?? find(url, request);
    type Read = Result<ContentOf<R['kind']>>;
    return (content?.result ?? loaded.then(({ result }) => result)) as Read | Promise<Read>;
  }

  return {
    read,

    /**
     * Requests all content of a page at once, and waits for what is cached, for the post that decides the
     * status, and a moment for the rest.
     * @param waitsForAll whether to wait for all content, as for crawlers
     */
    async load(route: Route, waitsForAll: () => boolean): Promise<void> {
      const { main } = routeContent(route);
      for (const request of contentRequests(route)) read(request);
      await Promise.all(all().map(({ cached }) => cached));
      if (!isSettled() && waitsForAll()) await settled();
      if (main?.kind === 'post') await read(main);
      if (isSettled()) return;
      await abortable(settled(), AbortSignal.timeout(cachePolicy.grace)).catch(() => {});
    },

    isSettled,

    wait: async (url: string): Promise<unknown> => requested.get(url)?.loaded,

    /** The contents in the order of the requests; undefined while pending. */
    contents: () => all().map(({ content }) => content),

    /** The results so far by URL, in the order of the requests, so that the same content renders the same page. */
    results: (): Record<string, Result<unknown>> =>
      Object.fromEntries(
        [...requested].flatMap(([url, { content }]) => (content ? [[url, content.result]] : [])),
      ),
  };
}
