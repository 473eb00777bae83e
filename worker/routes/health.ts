import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';

const healthPath = '/healthz';

/**
 * Remembers how the last call to the provider ended: the HTTP status, null without a readable response, and the kind
 * of failure, null for a success. Never a message of the provider: it may repeat a visitor's text.
 */
export function createProviderMonitor(now: typeof Date.now) {
  let last: object | null = null;
  return {
    record(error?: unknown) {
      const reason = error instanceof ProviderError ? error.reason : 'unknown';
      const failed =
        typeof reason === 'number'
          ? { status: reason, failure: 'http' }
          : { status: null, failure: reason };
      const at = new Date(now()).toISOString();
      last = { at, ...(error === undefined ? { status: 200, failure: null } : failed) };
    },
    last: () => last,
  };
}

type HealthOptions = {
  store: Pick<KeyValueStore, 'read'>;
  monitor: ReturnType<typeof createProviderMonitor>;
  crawled: () => Promise<Pick<CrawlReader, 'progress'>>;
};

/**
 * Handles `GET /healthz`. The status is 503 if KV cannot be reached. It does not call the provider, and
 * does not depend on it: without the provider the site serves stored content.
 */
export function healthRoutes({ store, monitor, crawled }: HealthOptions): Hono {
  return new Hono().get(healthPath, async (c) => {
    const [reachable, crawl] = await Promise.all([
      store.read('healthz', z.unknown()).then(
        () => true,
        () => false,
      ),
      crawled().then((reader) => reader.progress()),
    ]);
    c.set('isProbe', true);
    const settings = { valid: true, invalid: [] };
    const health = { settings, kv: { reachable }, provider: monitor.last(), crawl };
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
