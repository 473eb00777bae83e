import type { KVNamespace } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Site } from '../shared/site.ts';
import { createBlogService, logIn } from './content/blog-service.ts';
import { createContentCache } from './content/content-cache.ts';
import { createContentSource } from './content/content-source.ts';
import { createDocumentSource } from './content/document-source.ts';
import { createKeyValueStore } from './content/key-value-store.ts';
import { createProviderCall } from './content/provider-call.ts';
import { createResolveContent } from './content/resolve-content.ts';
import { createWithSession } from './content/session.ts';
import { createApi } from './http/api.ts';
import { cacheControl } from './http/cache-control.ts';
import { createPages } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { failureDocument } from './render/document.ts';
import type { Settings } from './settings.ts';

/** What the app needs of the world around it. */
export type Platform = {
  kv: KVNamespace;
  fetch: typeof globalThis.fetch;
  /** Ms since the epoch. */
  now: () => number;
  /** Goes on with work behind the answer. */
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
  /** Whether the client is served by the development server, which runs inline scripts. */
  development: boolean;
};

export function createApp(settings: Settings, platform: Platform) {
  const { log, now } = platform;
  const resolve = createResolve(settings, platform);
  const app = new Hono();
  app.use(requestId(), requestLog(log, now));
  if (!platform.development) app.use(securityHeaders());
  if (settings.DEPLOYMENT !== 'production') {
    app.use(async (c, next) => {
      await next();
      c.header('X-Robots-Tag', 'noindex, nofollow');
    });
  }
  app.route('/api', createApi({ resolve, log }));
  app.get('*', createPages({ site: siteOf(settings), resolve, log }));
  app.onError((error, c) => {
    log({ event: 'error', id: c.get('requestId'), error: String(error), stack: error.stack });
    c.header('Cache-Control', cacheControl.none);
    return c.html(failureDocument(), 500);
  });
  return app;
}

function createResolve(settings: Settings, { kv, fetch, now, waitUntil, log }: Platform) {
  const store = createKeyValueStore(kv, log);
  const call = createProviderCall(settings.API_HOST, fetch);
  const credentials = { clientId: settings.CLIENT_ID, clientSecret: settings.CLIENT_SECRET };
  const withSession = createWithSession({
    logIn: () => logIn(call, credentials),
    store,
    now,
    waitUntil,
  });
  const source = createContentSource(
    createBlogService(call, withSession),
    createContentCache({ store, now, waitUntil, log }),
    {
      thoughts: settings.BLOG_ID_THOUGHTS,
      quotes: settings.BLOG_ID_QUOTES,
      articles: settings.BLOG_ID_ARTICLES,
      resources: settings.BLOG_ID_RESOURCES,
    },
  );
  return createResolveContent(source, createDocumentSource(settings, source.organization));
}

function siteOf(settings: Settings): Site {
  return {
    productName: settings.PRODUCT_NAME,
    url: settings.SITE_URL,
    searchTipsId: settings.POST_ID_SEARCH_TIPS,
    usageNotesId: settings.POST_ID_USAGE_NOTES,
  };
}
