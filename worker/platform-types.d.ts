/** The platform's types that worker-configuration.d.ts names; its own globals would stand against the browser's. */
type KVNamespace = import('@cloudflare/workers-types').KVNamespace;
type Fetcher = import('./routes/static-files.ts').StaticFiles;
type RateLimit = import('./routes/contact.ts').RateLimit;
type WorkerVersionMetadata = import('@cloudflare/workers-types').WorkerVersionMetadata;
