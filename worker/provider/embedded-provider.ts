import { lazy } from '../request/lazy.ts';
import type { Settings } from '../settings.ts';
import { blogIdsOf } from './blog.ts';

/** A chunk of its own: a Worker with another provider never loads it. Messages are lost when the isolate ends. */
export function createEmbeddedFetch(settings: Settings): typeof globalThis.fetch {
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
