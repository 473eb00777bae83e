import { Hono } from 'hono';
import { siteDay } from './calendar/civil-day.ts';
import { createContentCache } from './content/cache.ts';
import { contentError } from './content/content-error.ts';
import { createContentService } from './content/content-service.ts';
import { tagsOfChanges } from './content/tags.ts';
import type { ListChange } from './crawl/crawl.ts';
import { createCrawlReader } from './crawl/crawl-reader.ts';
import { tdmReservation } from './documents/content-use.ts';
import { requestLog } from './middleware/request-log.ts';
import { responsePolicy } from './middleware/response-policy.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { notIndexed, onlyHttps, withHeaders } from './middleware/with-headers.ts';
import { createProvider } from './provider/provider.ts';
import { failureDocument } from './render/document.ts';
import { firstPaint } from './render/first-paint.ts';
import { logError } from './request/request-facts.ts';
import { apiRoutes } from './routes/api.ts';
import { calendarRoutes } from './routes/calendars.ts';
import { contactRoutes } from './routes/contact.ts';
import { feedRoutes } from './routes/feeds.ts';
import { handoutRoutes } from './routes/handout.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { errorResponse, methodNotAllowed } from './routes/responses.ts';
import type { Services } from './routes/services.ts';
import { wellKnownRoutes } from './routes/well-known.ts';
import { createKeyValueStore } from './runtime/key-value-store.ts';
import type { Platform } from './runtime/platform.ts';
import { embeddedHost, type Settings, siteOf, standInPath } from './settings.ts';

export function createApp(settings: Settings, platform: Platform) {
  const { log, now, files } = platform;
  const store = createKeyValueStore({ kv: platform.kv, source: settings, log });
  const provider = createProvider(settings, { ...platform, store });
  const crawled = createCrawlReader({ ...platform, store });
  const today = () => siteDay(now());
  const cache = createContentCache({ ...platform, store });
  const sources = { ...provider, settings, cache, crawled, today, now, log };
  const content = createContentService(sources);
  const site = siteOf(settings);
  const services: Services = { ...sources, content, site, files };
  // Every reading of a path is the same: as it is in the URL.
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  app.use(requestLog(platform));
  if (!platform.development) app.use(securityHeaders(firstPaint.sources, site.recaptcha.scriptUrl));
  app.use(responsePolicy(now));
  app.use(withHeaders(tdmReservation(site.url)));
  if (settings.DEPLOYMENT !== 'production') app.use(withHeaders(notIndexed));
  if (site.url.startsWith('https:')) app.use(withHeaders(onlyHttps));
  app.route('/', healthRoutes({ store, provider, crawled }));
  app.route('/api', apiRoutes(services));
  app.route('/', contactRoutes({ ...platform, settings, provider }));
  if (settings.API_HOST === embeddedHost) {
    app.get(standInPath, (c) => provider.fetch(c.req.raw));
  }
  for (const routes of [wellKnownRoutes, calendarRoutes, feedRoutes, handoutRoutes, pageRoutes])
    app.route('/', routes(services));
  app.notFound(methodNotAllowed(app));
  app.onError((error, c) => {
    const shown = contentError(error);
    if (shown.status < 500) return errorResponse(c, shown);
    logError(c.get('facts'), error);
    return c.html(failureDocument(), 500);
  });
  return { fetch: app.fetch, scheduled: crawl };

  async function crawl() {
    const { crawlSite } = await import('./crawl/crawl.ts');
    const invalidate = (changes: ListChange[]) => platform.invalidate(tagsOfChanges(changes));
    await crawlSite({ ...sources, store, reload: content.reload, invalidate });
    crawled.expire();
  }
}
