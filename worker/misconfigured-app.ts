import { Hono } from 'hono';
import { cacheControl } from './cache-control.ts';
import { robotsTag, withRobotsTag } from './middleware/crawler-headers.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { misconfiguredHealthRoutes } from './routes/health.ts';
import type { SettingsError } from './settings.ts';

/** Replaces the app while settings are missing or invalid. Responses name the settings, never a value. */
export function createMisconfiguredApp({ message, names }: SettingsError) {
  const app = new Hono();
  app.use(securityHeaders(), withRobotsTag(robotsTag.notIndexed));
  app.route('/', misconfiguredHealthRoutes(names));
  app.all('*', (c) => c.text(message, 500, { 'Cache-Control': cacheControl.none }));
  return app;
}
