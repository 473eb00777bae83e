import type { KVNamespace } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { paths } from '../shared/routes.ts';
import type { Site } from '../shared/site.ts';
import { cacheControl } from './cache-control.ts';
import { createAssessToken } from './contact/bot-assessment.ts';
import { createContentCache } from './content/content-cache.ts';
import { type BlogIds, createContentLoaders } from './content/content-loaders.ts';
import { createContentService } from './content/content-service.ts';
import { createLoadDocument } from './content/document-loader.ts';
import { createGonePosts } from './content/gone-posts.ts';
import { requireAccess } from './middleware/access.ts';
import { logWithRequest, requestLog } from './middleware/request-log.ts';
import { robotsTag, withRobotsTag } from './middleware/robots-tag.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { tdmHeaders } from './middleware/tdm-headers.ts';
import { createBlogService, logIn } from './provider/blog.ts';
import { providerEndpoint } from './provider/embedded-provider.ts';
import { createProviderCall } from './provider/http-client.ts';
import { createKeyValueStore, type KeyValueStore } from './provider/key-value-store.ts';
import { createSendMessage } from './provider/messages.ts';
import { createWithSession } from './provider/session.ts';
import { failureDocument } from './render/document.ts';
import { previewBanner } from './render/preview-banner.ts';
import { apiRoutes } from './routes/api.ts';
import { createContact, type RateLimit } from './routes/contact.ts';
import { createFeeds } from './routes/feeds.ts';
import { createHealth, healthPath } from './routes/health.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { createRespondWithPage, type RespondWithPage } from './routes/page-response.ts';
import { createPages } from './routes/pages.ts';
import { createSitemaps } from './routes/sitemap.ts';
import { createStaticFiles, type StaticFiles } from './routes/static-files.ts';
import { createSiteFiles } from './routes/well-known.ts';
import { embeddedHost, type Settings, standInPath } from './settings.ts';
import { createSitemapCrawl } from './sitemap/sitemap-crawl.ts';

/** What the app needs of the world around it. */
export type Platform = {
  kv: KVNamespace;
  files: StaticFiles;
  fetch: typeof globalThis.fetch;
  /** Ms since the epoch. */
  now: () => number;
  /** Goes on with work behind the answer. */
  waitUntil: (promise: Promise<unknown>) => void;
  contactRateLimit: RateLimit;
  log: (event: object) => void;
  /** The platform's id of what runs. */
  version: string;
  /** Whether the client is served by the development server, which runs inline scripts. */
  development: boolean;
};

export function createApp(settings: Settings, outside: Platform) {
  const platform = { ...outside, log: logWithRequest(outside.log) };
  const { log, now, waitUntil } = platform;
  const mark = previewBanner({ settings, version: platform.version });
  const inProduction = settings.DEPLOYMENT === 'production';
  const store = createKeyValueStore(platform.kv, log);
  const health = createHealth({ store, now });
  const reached = providerEndpoint(settings, platform.fetch);
  const provider = createProvider(settings, {
    ...platform,
    ...reached,
    store,
    onEnd: health.noteCall,
  });
  const blogIds = blogIdsOf(settings);
  const loaders = createContentLoaders({
    blogService: provider.blogService,
    cache: createContentCache({ ...platform, store }),
    gonePosts: createGonePosts({ ...platform, store }),
    blogIds,
    linksScripture: settings.SCRIPTURE_LINKS === 'on',
  });
  const sitemapCrawl = createSitemapCrawl({ ...platform, ...provider, store, blogIds });
  const loadDocument = createLoadDocument(settings, loaders.organization);
  const content = createContentService({ loaders, loadDocument, log });
  const answerPage = createRespondWithPage({ site: siteOf(settings), mark, content, onError });
  const pages = createPages(answerPage);
  const app = new Hono();
  app.use(requestId(), requestLog({ log: outside.log, now, waitUntil, timing: !inProduction }));
  if (!platform.development) app.use(securityHeaders(settings.RECAPTCHA_SCRIPT_URL));
  app.use(tdmHeaders(settings.SITE_URL));
  if (!inProduction) app.use(withRobotsTag(robotsTag.notIndexed));
  // Who watches the site cannot sign in, and what it is told is no secret.
  app.get(healthPath, health.answer);
  const { ACCESS_TEAM: team, ACCESS_AUDIENCE: audience } = settings;
  if (team && audience) app.use(requireAccess({ team, audience }));
  app.route('/api', apiRoutes(content));
  app.post(paths.contact, createContactOf(settings, platform, provider, answerPage));
  if (settings.API_HOST === embeddedHost) {
    app.get(standInPath, (c) => reached.fetch(c.req.raw));
  }
  app.route('/', createSiteFiles(settings, now));
  app.route(
    '/',
    createSitemaps({ siteUrl: settings.SITE_URL, sitemapCrawl, gonePaths: loaders.gonePaths }),
  );
  app.route('/', createFeeds({ settings, loaders, log }));
  for (const path of Object.values(paths)) app.get(path, pages);
  app.get('*', createStaticFiles(platform.files), pages);
  app.notFound(methodNotAllowed(app));
  app.onError((error, c) => {
    onError(error);
    c.header('Cache-Control', cacheControl.none);
    return c.html(failureDocument(mark), 500);
  });
  return {
    fetch: app.fetch,
    /** What the clock asks for now and then. */
    scheduled: sitemapCrawl.refresh,
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

/** The one way to the provider: its calls, and the session that they share. */
function createProvider(settings: Settings, options: ProviderOptions) {
  const { apiHost, store, fetch, now, waitUntil, onEnd } = options;
  const call = createProviderCall({ apiHost, fetch, now, onEnd });
  const credentials = { clientId: settings.CLIENT_ID, clientSecret: settings.CLIENT_SECRET };
  const withSession = createWithSession({
    logIn: () => logIn(call, credentials),
    store,
    now,
    waitUntil,
  });
  return { call, withSession, blogService: createBlogService(call, withSession) };
}

type Provider = ReturnType<typeof createProvider>;

function createContactOf(
  settings: Settings,
  { contactRateLimit, fetch, log }: Platform,
  { call, withSession }: Provider,
  answerPage: RespondWithPage,
) {
  const recipient = {
    recipient: settings.MESSAGE_RECIPIENT,
    recipient_name: settings.MESSAGE_RECIPIENT_NAME,
    recipient_org_name: settings.MESSAGE_RECIPIENT_ORG,
  };
  return createContact({
    rateLimit: contactRateLimit,
    assess: createAssessToken({ settings, fetch, log }),
    send: createSendMessage(call, withSession, recipient),
    answerPage,
    log,
  });
}

function blogIdsOf(settings: Settings): BlogIds {
  return {
    thoughts: settings.BLOG_ID_THOUGHTS,
    quotes: settings.BLOG_ID_QUOTES,
    articles: settings.BLOG_ID_ARTICLES,
    resources: settings.BLOG_ID_RESOURCES,
  };
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
