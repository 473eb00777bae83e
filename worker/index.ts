import { cache, waitUntil } from 'cloudflare:workers';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { responsePolicy } from './middleware/response-policy.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { notIndexed, withHeaders } from './middleware/with-headers.ts';
import { firstPaint } from './render/first-paint.ts';
import { misconfiguredHealthRoutes } from './routes/health.ts';
import { parseSettings, SettingsError } from './settings.ts';

/** The bindings of wrangler.toml. The settings are among them. */
type Env = {
  KV: KVNamespace;
  ASSETS: Fetcher;
  CONTACT_RATE_LIMIT: RateLimit;
  CONTENT_RATE_LIMIT: RateLimit;
  DEPLOYMENT: string;
};

type App = ReturnType<typeof createApp>;

/** The app of this isolate. All requests share its memory. */
let current: { app: App; origin: string | undefined } | undefined;

/**
 * Several hosts lead to a preview: that of its branch and one for each version. Its app is created
 * again for a request to another one.
 * @throws {SettingsError}
 */
function appFor(env: Env, request?: Request): App {
  const isPreview = env.DEPLOYMENT === 'preview';
  const origin = isPreview && request ? new URL(request.url).origin : current?.origin;
  if (current && current.origin === origin) return current.app;
  const app = createApp(parseSettings({ ...env }, origin, BUILD.hasContent), {
    kv: env.KV,
    files: env.ASSETS,
    fetch: (...request) => fetch(...request),
    now: Date.now,
    waitUntil,
    invalidate,
    contactRateLimit: env.CONTACT_RATE_LIMIT,
    contentRateLimit: env.CONTENT_RATE_LIMIT,
    log: (event) => console.log(JSON.stringify(event)),
    development: import.meta.env.DEV,
  });
  current = { app, origin };
  return app;
}

/** Local runs, and hosts other than Cloudflare, have no such cache. */
async function invalidate(tags: string[]): Promise<void> {
  const result = await cache.invalidate?.({ tags });
  if (result && !result.success) throw new Error(result.errors.map((it) => it.message).join(' '));
}

export default {
  scheduled: (_: unknown, env: Env) => appFor(env).scheduled(),

  fetch(request: Request, env: Env) {
    try {
      return appFor(env, request).fetch(request);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      console.error(JSON.stringify({ event: 'settings', error: error.message }));
      return createMisconfiguredApp(error).fetch(request);
    }
  },
};

/** Replaces the app while settings are missing or invalid. Responses name the settings, never a value. */
function createMisconfiguredApp({ message, names }: SettingsError) {
  const app = new Hono();
  app.use(securityHeaders(firstPaint.sources), responsePolicy(Date.now), withHeaders(notIndexed));
  app.route('/', misconfiguredHealthRoutes(names));
  app.all('*', (c) => c.text(message, 500));
  return app;
}
