import type { KVNamespace, RateLimit } from '@cloudflare/workers-types';

export type Platform = {
  kv: KVNamespace;
  /** The static files (wrangler.toml, `[assets]`). */
  files: { fetch: (request: Request) => Promise<Response> };
  fetch: typeof globalThis.fetch;
  now: typeof Date.now;
  /** Extends the lifetime of the Worker until the promise settles, beyond the response. */
  waitUntil: (promise: Promise<unknown>) => void;
  /** Makes the cache in front of the Worker revalidate the responses with these tags. Rejects if it refuses to. */
  invalidate: (tags: string[]) => Promise<void>;
  contactRateLimit: RateLimit;
  contentRateLimit: RateLimit;
  log: (event: object) => void;
  /** Whether the development server serves the client: its pages contain inline scripts. */
  development: boolean;
};
