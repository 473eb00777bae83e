import type { ContentRequest } from '../../shared/content/content-request.ts';
import { postKind } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import { contentRequests, type Route } from '../../shared/routes.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { type Content, soon } from './content.ts';
import type { ContentService } from './content-service.ts';

export type PageReader = ReturnType<typeof createPageReader>;

export function createPageReader(service: ContentService, facts: RequestFacts) {
  type Load = { content?: Content<unknown>; loading: Promise<Content<unknown>> };

  /** All requests in their order, by URL, with their contents once they have loaded. */
  const loads = new Map<string, Load>();
  /** The lookups in the cache, which end soon. Cached content has loaded by then. */
  const lookups: Promise<unknown>[] = [];

  function loadOnce(request: ContentRequest): Load {
    const known = loads.get(request.url);
    if (known) return known;
    const found = service.find(request, facts);
    const loading = found.then(async (found) => {
      load.content = 'pending' in found ? await found.pending : found;
      return load.content;
    });
    const load: Load = { loading };
    loads.set(request.url, load);
    lookups.push(found);
    return load;
  }

  function read<Data>(request: ContentRequest<Data>): Result<Data> | Promise<Result<Data>> {
    const { content, loading } = loadOnce(request);
    // A request has the type of its data.
    type Read = Result<Data>;
    return content ? (content.result as Read) : loading.then(({ result }) => result as Read);
  }

  const isSettled = () => [...loads.values()].every(({ content }) => content);
  const settled = () => Promise.all(Array.from(loads.values(), ({ loading }) => loading));

  return {
    read,

    /**
     * Requests all content of a page at once, and waits for what is cached, for the post that decides the
     * status, and a moment for the rest.
     * @param waitsForAll whether to wait for all content, as for crawlers
     */
    async load(route: Route, waitsForAll: () => boolean): Promise<void> {
      const { main } = route.contents;
      for (const request of contentRequests(route)) read(request);
      await Promise.all(lookups);
      if (!isSettled() && waitsForAll()) await settled();
      if (main?.kind === postKind) await read(main);
      if (!isSettled()) await soon(settled());
    },

    isSettled,

    wait: async (url: string): Promise<unknown> => loads.get(url)?.loading,

    /** The contents in the order of the requests; undefined while pending. */
    contents: () => Array.from(loads.values(), ({ content }) => content),

    /** The results so far by URL, in the order of the requests, so that the same content renders the same page. */
    results: (): Record<string, Result<unknown>> =>
      Object.fromEntries(
        [...loads].flatMap(([url, { content }]) => (content ? [[url, content.result]] : [])),
      ),
  };
}
