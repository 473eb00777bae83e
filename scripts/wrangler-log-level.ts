// Builds and local runs need none of the secrets that wrangler.toml asks of a deployment; wrangler would warn each time.
process.env.WRANGLER_LOG ??= 'error';
