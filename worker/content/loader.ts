import type { ContentKind, ContentRequest } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { BlogService } from '../provider/blog.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { Platform } from '../runtime/platform.ts';
import type { Settings } from '../settings.ts';
import type { ContentCache, Recipe } from './cache.ts';
import { type Lookup, mapLookup } from './content.ts';

export type Sources = Pick<Platform, 'now' | 'log'> & {
  settings: Settings;
  blogService: BlogService;
  cache: ContentCache;
  crawled: CrawlReader;
  today: () => CivilDay;
};

export type Loader<Params = unknown, Data = unknown> = {
  kind: ContentKind<Params, Data>;
  /** Returns the tags of a response that shows it (worker/content/tags.ts). */
  tags(params: Params): readonly string[];
  /**
   * Resolves soon: content that the provider must send is pending. What does not exist is a result with an error. Both
   * promises reject if the content fails to load.
   */
  lookUp(
    request: ContentRequest<Data, Params>,
    sources: Sources,
    facts: RequestFacts,
  ): Promise<Lookup<Result<Data>>>;
  /** How the cache loads and stores it. Other content is made of what is stored. */
  recipe?(request: ContentRequest<Data, Params>, sources: Sources): Recipe<Data>;
};

type StoredLoaderOptions<Params, Data> = Pick<Loader<Params, Data>, 'kind' | 'tags'> & {
  /** Without a key, the key is the URL of the request. */
  recipe(
    request: ContentRequest<Data, Params>,
    sources: Sources,
  ): Omit<Recipe<Data>, 'key' | 'request'> & { key?: string };
};

export function storedLoader<Params, Data>(
  loader: StoredLoaderOptions<Params, Data>,
): Loader<Params, Data> {
  const recipe = (request: ContentRequest<Data, Params>, sources: Sources) => {
    return { request, key: request.url, ...loader.recipe(request, sources) };
  };
  return {
    ...loader,
    recipe,
    async lookUp(request, sources, facts) {
      const found = await sources.cache.storedOrLoading(recipe(request, sources), facts);
      return mapLookup(found, (data) => ({ data }));
    },
  };
}

/** Content that is computed from the index of all posts, once a day or when the index has changed. */
export function indexLoader<Params, Data>({
  compute,
  ...loader
}: Omit<Loader<Params, Data>, 'lookUp'> & {
  compute(
    params: Params,
    index: PostIndex,
    sources: Sources,
    facts: RequestFacts,
  ): Promise<Result<Data>>;
}): Loader<Params, Data> {
  return {
    ...loader,
    async lookUp({ params, url }, sources, facts) {
      const index = await sources.crawled.index();
      const key = `${url} ${sources.today()}`;
      const found = await sources.cache.computed(key, index, () =>
        compute(params, index, sources, facts),
      );
      return { ...found, isProvisional: !index.isComplete };
    },
  };
}
