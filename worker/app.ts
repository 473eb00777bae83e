import type { KVNamespace } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { handoutFilePath, handoutFormats } from '../shared/handout/handout-file.ts';
import { calendarPath, paths } from '../shared/routes.ts';
import type { Site } from '../shared/site.ts';
import { cacheControl, withCdnCacheControl } from './cache-control.ts';
import { createContentCache } from './content/cache.ts';
import { createContentService } from './content/content-service.ts';
import { createAdmitLoad } from './content/load-limit.ts';
import { createLoaders } from './content/loaders.ts';
import { feedPaths } from './feeds/feed-url.ts';
import { lazy, lazyHandler } from './lazy.ts';
import { robotsTag, tdmHeaders, withRobotsTag } from './middleware/crawler-headers.ts';
import { logWithRequest, requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { blogIdsOf, createBlogService, fetchOrganization, logIn } from './provider/blog.ts';
import { providerEndpoint } from './provider/embedded-provider.ts';
import { createProviderCall } from './provider/http-client.ts';
import { createKeyValueStore, type KeyValueStore } from './provider/key-value-store.ts';
import { createSession } from './provider/session.ts';
import type { RateLimit } from './rate-limit.ts';
import { failureDocument } from './render/document.ts';
import { previewBanner } from './render/preview-banner.ts';
import { createRequestContext, runInContext } from './request-context.ts';
import { apiRoutes } from './routes/api.ts';
import { methodNotAllowed } from './routes/error-response.ts';
import { createProviderMonitor, healthRoutes } from './routes/health.ts';
import { createRespondWithPage } from './routes/page-response.ts';
import { pageRoutes } from './routes/pages.ts';
import type { StaticFiles } from './routes/static-files.ts';
import { wellKnownRoutes } from './routes/well-known.ts';
import { embeddedHost, type Settings, standInPath } from './settings.ts';
import { siteFiles, sitemapParts } from './well-known/site-files.ts';

export type Platform = {
  kv: KVNamespace;
  files: StaticFiles;
  fetch: typeof globalThis.fetch;
  /** Returns ms since the epoch. */
  now: () => number;
  /** Extends the lifetime of the Worker until the promise settles, beyond the response. */
  waitUntil: (promise: Promise<unknown>) => void;
  contactRateLimit: RateLimit;
  contentRateLimit: RateLimit;
  log: (event: object) => void;
  version: string;
  /** Whether the development server serves the client: its pages contain inline scripts. */
  development: boolean;
};

export function createApp(settings: Settings, base: Platform) {
  const platform = { ...base, log: logWithRequest(base.log) };
  const { log, now, waitUntil } = platform;
  const banner = previewBanner({ settings, version: platform.version });
  const inProduction = settings.DEPLOYMENT === 'production';
  const store = createKeyValueStore({ kv: platform.kv, source: settings, log });
  const monitor = createProviderMonitor(now);
  const providerServer = providerEndpoint(settings, platform.fetch);
  const provider = createProvider(settings, {
    ...platform,
    ...providerServer,
    store,
    onEnd: monitor.record,
  });
  const blogIds = blogIdsOf(settings);
  const crawled = lazy(async () => {
    const { createCrawlReader } = await import('./crawl/crawl-reader.ts');
    return createCrawlReader({ ...platform, store });
  });
  const hasSundays = settings.LECTIONARY !== 'off';
  const sundays = lazy(async () => {
    const { createSundays } = await import('./sundays/sundays.ts');
    return createSundays({ lectionary: settings.LECTIONARY, now });
  });
  const loaders = createLoaders({
    ...provider,
    settings,
    blogIds,
    cache: createContentCache({ ...platform, store, plan: settings.WORKERS_PLAN }),
    crawled,
    sundays,
    admit: createAdmitLoad(platform.contentRateLimit),
    now,
    log,
  });
  const content = createContentService({ ...loaders, log });
  const respondWithPage = createRespondWithPage({
    site: siteOf(settings),
    previewBanner: banner,
    content,
    now,
    onError,
  });
  const app = new Hono();
  app.use(requestLog({ log: base.log, now, waitUntil, timing: !inProduction }));
  if (!platform.development) app.use(securityHeaders(settings.RECAPTCHA_SCRIPT_URL));
  app.use(withCdnCacheControl);
  app.use(tdmHeaders(settings.SITE_URL));
  if (!inProduction) app.use(withRobotsTag(robotsTag.notIndexed));
  // Before Access: monitoring cannot sign in, and the health of the site is no secret.
  app.route('/', healthRoutes({ store, monitor }));
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = settings;
  if (team && audience) {
    app.use(
      lazyHandler(async () => {
        const { requireAccess } = await import('./middleware/access.ts');
        return requireAccess({ team, audience });
      }),
    );
  }
  app.route('/api', apiRoutes(content, now));
  app.post(
    paths.contact,
    lazyHandler(async () => {
      const { contactHandler } = await import('./routes/contact.ts');
      const { contactRateLimit: rateLimit, fetch } = platform;
      return contactHandler({ settings, provider, rateLimit, fetch, respondWithPage, log });
    }),
  );
  if (settings.API_HOST === embeddedHost) {
    app.get(standInPath, (c) => providerServer.fetch(c.req.raw));
  }
  app.route('/', wellKnownRoutes({ settings, now }));
  app.on(
    'GET',
    [siteFiles.sitemap, sitemapParts],
    lazyHandler(async () => {
      const { sitemapHandler } = await import('./routes/sitemap.ts');
      const { SITE_URL: siteUrl } = settings;
      const absentPaths = hasSundays ? [] : [paths.sundays];
      return sitemapHandler({ siteUrl, crawled: await crawled(), absentPaths });
    }),
  );
  if (hasSundays) {
    app.get(
      calendarPath,
      lazyHandler(async () => {
        const { calendarHandler } = await import('./routes/calendar.ts');
        return calendarHandler({ settings, sundays: await sundays(), crawled: await crawled() });
      }),
    );
  }
  app.on(
    'GET',
    feedPaths,
    lazyHandler(async () => {
      const { feedHandler } = await import('./routes/feeds.ts');
      return feedHandler({ settings, content, now });
    }),
  );
  for (const format of handoutFormats) {
    app.get(
      handoutFilePath(format),
      withRobotsTag(robotsTag.dataOnly),
      lazyHandler(async () => {
        const { handoutHandler } = await import('./routes/handout.ts');
        const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
        return handoutHandler(format, { content, siteUrl, productName, now });
      }),
    );
  }
  app.route('/', pageRoutes({ respondWithPage, files: platform.files }));
  app.notFound(methodNotAllowed(app));
  app.onError((error, c) => {
    onError(error);
    c.header('Cache-Control', cacheControl.none);
    return c.html(failureDocument(banner), 500);
  });
  return {
    fetch: app.fetch,
    /** Runs on the Cron Triggers of wrangler.toml. */
    scheduled: () =>
      runInContext(createRequestContext(), async () => {
        const { crawlSite } = await import('./crawl/crawl.ts');
        await crawlSite({ ...platform, ...provider, store, blogIds });
        (await crawled()).expire();
      }),
  };

  function onError(error: unknown) {
    const { stack } = error instanceof Error ? error : {};
    log({ event: 'error', error: String(error), stack });
  }
}

type ProviderOptions = Pick<Platform, 'fetch' | 'now' | 'waitUntil'> & {
  apiHost: string;
  store: KeyValueStore;
  onEnd: (error?: unknown) => void;
};

function createProvider(settings: Settings, options: ProviderOptions) {
  const { apiHost, store, fetch, now, waitUntil, onEnd } = options;
  const call = createProviderCall({ apiHost, fetch, now, onEnd });
  const credentials = { clientId: settings.CLIENT_ID, clientSecret: settings.CLIENT_SECRET };
  const session = createSession({
    logIn: () => logIn(call, credentials),
    fetchOrganization: (token) => fetchOrganization(call, token),
    store,
    now,
    waitUntil,
  });
  return { call, session, blogService: createBlogService(call, session.withSession) };
}

function siteOf(settings: Settings): Site {
  return {
    productName: settings.PRODUCT_NAME,
    url: settings.SITE_URL,
    searchTipsId: settings.POST_ID_SEARCH_TIPS,
    usageNotesId: settings.POST_ID_USAGE_NOTES,
    supportEmail: settings.SUPPORT_EMAIL,
    recaptcha: {
      siteKey: settings.RECAPTCHA_SITE_KEY,
      scriptUrl: settings.RECAPTCHA_SCRIPT_URL,
    },
  };
}
