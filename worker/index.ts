import { waitUntil } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { createMisconfiguredApp } from './misconfigured-app.ts';
import { parseSettings, SettingsError } from './settings.ts';

/** There is one app for each isolate. Its memory is shared by all requests. */
let app: ReturnType<typeof createApp> | undefined;

/** @throws {SettingsError} */
function appFor(env: Env, request?: Request) {
  app ??= createApp(parseSettings({ ...env }, request && new URL(request.url).origin), {
    kv: env.KV,
    files: env.ASSETS,
    fetch: (...request) => fetch(...request),
    now: Date.now,
    waitUntil,
    contactRateLimit: env.CONTACT_RATE_LIMIT,
    log: (event) => console.log(JSON.stringify(event)),
    version: env.VERSION.id,
    development: import.meta.env.DEV,
  });
  return app;
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
