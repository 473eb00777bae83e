import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { Provider } from '../provider/provider.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';

const healthPath = '/healthz';

type HealthOptions = {
  store: Pick<KeyValueStore, 'read'>;
  provider: Pick<Provider, 'lastCall'>;
  crawled: Pick<CrawlReader, 'progress'>;
};

/**
 * Handles `GET /healthz`. The status is 503 if KV cannot be reached. It does not call the provider, and
 * does not depend on it: without the provider the site serves stored content.
 */
export function healthRoutes({ store, provider, crawled }: HealthOptions): Hono {
  return new Hono().get(healthPath, async (c) => {
    const [reachable, crawl] = await Promise.all([
      store.read('healthz', z.unknown()).then(
        () => true,
        () => false,
      ),
      crawled.progress(),
    ]);
    c.set('isProbe', true);
    const settings = { valid: true, invalid: [] };
    const health = { settings, kv: { reachable }, provider: provider.lastCall(), crawl };
    return c.json(health, reachable ? 200 : 503);
  });
}

/** @param invalid the names of settings that are missing or invalid */
export function misconfiguredHealthRoutes(invalid: readonly string[]): Hono {
  return new Hono().get(healthPath, (c) => {
    const settings = { valid: false, invalid };
    return c.json({ settings, kv: { reachable: null }, provider: null, crawl: null }, 503);
  });
}
