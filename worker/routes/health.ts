import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { type FailureReason, ProviderError } from '../provider/provider-error.ts';
import { cacheControl } from '../request/cache-control.ts';

const healthPath = '/healthz';

type Health = {
  /** The names of settings that are missing or invalid. */
  settings: { valid: boolean; invalid: readonly string[] };
  /** Null if KV was not checked. */
  kv: { reachable: boolean | null };
  /** The outcome of this isolate's last call; null before the first. */
  provider: ProviderOutcome | null;
};

type ProviderOutcome = {
  /** ISO 8601. */
  at: string;
  /** The HTTP status; null without a readable response. */
  status: number | null;
  /** Null for a success. Never a message of the provider: it may repeat a visitor's text. */
  failure: Exclude<FailureReason, number> | 'http' | 'unknown' | null;
};

export type ProviderMonitor = ReturnType<typeof createProviderMonitor>;

/** `now` returns ms since the epoch. */
export function createProviderMonitor(now: () => number) {
  let last: ProviderOutcome | null = null;
  return {
    record(error?: unknown) {
      const at = new Date(now()).toISOString();
      const reason = error instanceof ProviderError ? error.reason : 'unknown';
      if (error === undefined) last = { at, status: 200, failure: null };
      else if (typeof reason === 'number') last = { at, status: reason, failure: 'http' };
      else last = { at, status: null, failure: reason };
    },
    last: () => last,
  };
}

type HealthOptions = { store: Pick<KeyValueStore, 'read'>; monitor: ProviderMonitor };

/** `GET /healthz`: whether the site can serve requests. It checks KV and does not call the provider. */
export function healthRoutes({ store, monitor }: HealthOptions): Hono {
  return new Hono().get(healthPath, async (c) => {
    const reachable = await store.read('healthz', z.unknown()).then(
      () => true,
      () => false,
    );
    return healthResponse(c, {
      settings: { valid: true, invalid: [] },
      kv: { reachable },
      provider: monitor.last(),
    });
  });
}

export function misconfiguredHealthRoutes(invalid: readonly string[]): Hono {
  return new Hono().get(healthPath, (c) =>
    healthResponse(c, {
      settings: { valid: false, invalid },
      kv: { reachable: null },
      provider: null,
    }),
  );
}

/** 503 if the site cannot serve requests. A failing provider is no reason: stored content is served. */
function healthResponse(c: Context, health: Health): Response {
  c.header('Cache-Control', cacheControl.none);
  return c.json(health, health.settings.valid && health.kv.reachable ? 200 : 503);
}
