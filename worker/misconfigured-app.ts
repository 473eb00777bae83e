import { Hono } from 'hono';
import { cacheControl } from './cache-control.ts';
import { robotsTag, withRobotsTag } from './middleware/robots-tag.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { healthPath, healthResponse } from './routes/health.ts';
import type { SettingsError } from './settings.ts';

/** Stands in for the app while settings are missing or wrong: it names them, and never says a value. */
export function createMisconfiguredApp({ message, names }: SettingsError) {
  const app = new Hono();
  app.use(securityHeaders(), withRobotsTag(robotsTag.notIndexed));
  app.get(healthPath, (c) =>
    healthResponse(c, {
      settings: { valid: false, invalid: names },
      kv: { reachable: null },
      provider: null,
    }),
  );
  app.all('*', (c) => c.text(message, 500, { 'Cache-Control': cacheControl.none }));
  return app;
}
