/** All globals of `@cloudflare/workers-types` would conflict with the browser's. */
type KVNamespace = import('@cloudflare/workers-types').KVNamespace;
type Fetcher = import('./routes/pages.ts').StaticFiles;
type RateLimit = import('./request/rate-limit.ts').RateLimit;
type WorkerVersionMetadata = import('@cloudflare/workers-types').WorkerVersionMetadata;

/** The only export of the module that we use, declared here for the same reason. */
declare module 'cloudflare:workers' {
  export function waitUntil(promise: Promise<unknown>): void;
}

/** The branch and commit that the Worker was built from, or 'unknown', and the build time; ISO 8601. Defined in vite.config.ts. */
declare const BUILD: { branch: string; commit: string; time: string };
