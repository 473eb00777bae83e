import { embeddedHost, type Settings } from '../settings.ts';

type Fetch = typeof globalThis.fetch;

/** By what the provider is reached: over the network, or inside the Worker. */
export function providerEndpoint(
  settings: Settings,
  fetch: Fetch,
): { apiHost: string; fetch: Fetch } {
  const apiHost = settings.API_HOST;
  return apiHost === embeddedHost
    ? { apiHost: 'http://embedded.invalid', fetch: createEmbeddedFetch(settings) }
    : { apiHost, fetch };
}

/**
 * A `fetch` that reaches the provider inside the Worker, with its sample content and under the ids
 * of the settings. It is a chunk of its own, which loads with the first call: a Worker that
 * reads another provider never loads it. What it is told is gone with the isolate.
 */
function createEmbeddedFetch(settings: Settings): Fetch {
  let provider: Awaited<ReturnType<typeof load>> | undefined;

  async function load() {
    const { createSampleProvider } = await import('../../sample-provider/sample-provider.ts');
    return createSampleProvider({
      clientId: settings.CLIENT_ID,
      clientSecret: settings.CLIENT_SECRET,
      blogs: {
        thoughts: settings.BLOG_ID_THOUGHTS,
        quotes: settings.BLOG_ID_QUOTES,
        articles: settings.BLOG_ID_ARTICLES,
        resources: settings.BLOG_ID_RESOURCES,
      },
      posts: {
        searchTips: settings.POST_ID_SEARCH_TIPS,
        usageNotes: settings.POST_ID_USAGE_NOTES,
      },
    });
  }

  return async (input, init) => {
    // Two first requests may both load it. No request waits for another's promise.
    const loaded = provider ?? (await load());
    provider ??= loaded;
    return provider.app.fetch(new Request(input, init));
  };
}
