import type { Hono } from 'hono';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import type { Platform } from '../runtime/platform.ts';
import { embeddedHost, type Settings } from '../settings.ts';
import { blogIdsOf, createBlogService } from './blog.ts';
import { createProviderCall } from './http-client.ts';
import { createSession } from './session.ts';

type ProviderOptions = Pick<Platform, 'fetch' | 'now' | 'waitUntil'> & { store: KeyValueStore };

export type Provider = ReturnType<typeof createProvider>;

export function createProvider(settings: Settings, options: ProviderOptions) {
  const isEmbedded = settings.API_HOST === embeddedHost;
  const apiHost = isEmbedded ? 'http://embedded.invalid' : settings.API_HOST;
  const fetch = isEmbedded ? createEmbeddedFetch(settings) : options.fetch;
  const { CLIENT_SECRET: secret } = settings;
  const { call, lastCall } = createProviderCall({ ...options, apiHost, secret, fetch });
  const withSession = createSession({ ...options, settings, call });
  const blogService = createBlogService(call, withSession, blogIdsOf(settings));
  return { call, lastCall, withSession, blogService, fetch };
}

/** A chunk of its own: a Worker with another provider never loads it. Messages are lost when the isolate ends. */
function createEmbeddedFetch(settings: Settings): typeof globalThis.fetch {
  let app: Hono | undefined;
  return async (input, init) => {
    const { createSampleProvider } = await import('../../sample-provider/sample-provider.ts');
    app ??= createSampleProvider({
      clientId: settings.CLIENT_ID,
      clientSecret: settings.CLIENT_SECRET,
      blogs: blogIdsOf(settings),
      // Visitors of the site itself must not take a message for sent.
      acceptsMessages: settings.DEPLOYMENT !== 'production',
      posts: {
        searchTips: settings.POST_ID_SEARCH_TIPS,
        usageNotes: settings.POST_ID_USAGE_NOTES,
      },
    }).app;
    return app.fetch(new Request(input, init));
  };
}
