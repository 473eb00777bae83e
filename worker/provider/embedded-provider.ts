import { lazy } from '../request/lazy.ts';
import { embeddedHost, type Settings } from '../settings.ts';
import { blogIdsOf } from './blog.ts';

type Fetch = typeof globalThis.fetch;

/** The host of the provider's API and the `fetch` that reaches it: over the network, or inside the Worker. */
export function providerEndpoint(
  settings: Settings,
  fetch: Fetch,
): { apiHost: string; fetch: Fetch } {
  const apiHost = settings.API_HOST;
  return apiHost === embeddedHost
    ? { apiHost: 'http://embedded.invalid', fetch: createEmbeddedFetch(settings) }
    : { apiHost, fetch };
}

/** A chunk of its own: a Worker with another provider never loads it. Messages are lost when the isolate ends. */
function createEmbeddedFetch(settings: Settings): Fetch {
  const provider = lazy(async () => {
    const { createSampleProvider } = await import('../../sample-provider/sample-provider.ts');
    return createSampleProvider({
      clientId: settings.CLIENT_ID,
      clientSecret: settings.CLIENT_SECRET,
      blogs: blogIdsOf(settings),
      posts: {
        searchTips: settings.POST_ID_SEARCH_TIPS,
        usageNotes: settings.POST_ID_USAGE_NOTES,
      },
    });
  });

  return async (input, init) => (await provider()).app.fetch(new Request(input, init));
}
