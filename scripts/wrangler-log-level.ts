// Hides the warnings of wrangler about missing secrets, which only deployments require.
process.env.WRANGLER_LOG ??= 'error';
