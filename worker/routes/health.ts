import type { Context } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { type FailureKind, ProviderError } from '../provider/provider-error.ts';

export const healthPath = '/healthz';

/** What `/healthz` says. */
export type Health = {
  /** The settings that are missing or not of their form. */
  settings: { valid: boolean; invalid: readonly string[] };
  /** Null where it was not asked. */
  kv: { reachable: boolean | null };
  /** How the last call from this isolate ended; null before the first. */
  provider: ProviderOutcome | null;
};

type ProviderOutcome = {
  /** ISO 8601. */
  at: string;
  /** The HTTP status; null where there was no response, or none that we can read. */
  status: number | null;
  /** Null where nothing failed. Never words of the provider: they may repeat what a visitor wrote. */
  failure: FailureKind | 'unknown' | null;
};

type HealthOptions = { store: KeyValueStore; now: () => number };

/** Whether the site can serve, for who watches it. It asks KV, but never the provider. */
export function createHealth({ store, now }: HealthOptions) {
  let provider: ProviderOutcome | null = null;
  return {
    /** Is told how a call to the provider ended. */
    noteCall(error?: unknown) {
      const at = new Date(now()).toISOString();
      const { status, kind } =
        error instanceof ProviderError ? error : { status: null, kind: 'unknown' as const };
      provider =
        error === undefined ? { at, status: 200, failure: null } : { at, status, failure: kind };
    },
    async answer(c: Context): Promise<Response> {
      const reachable = await store.isReachable();
      return healthResponse(c, {
        settings: { valid: true, invalid: [] },
        kv: { reachable },
        provider,
      });
    },
  };
}

/** 503 where the site cannot serve. A provider that fails is no reason: what is kept is served. */
export function healthResponse(c: Context, health: Health): Response {
  c.header('Cache-Control', cacheControl.none);
  return c.json(health, health.settings.valid && health.kv.reachable ? 200 : 503);
}
