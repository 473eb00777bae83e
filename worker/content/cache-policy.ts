/** The cache policy of all content (RFC 9111). Durations in ms. */
export const cachePolicy = {
  /** Content is fresh for this long: it is served without a request to the provider. */
  freshLifetime: 300_000,
  /**
   * Stale content is served at once until this age, and revalidated after the response. Visitors
   * wait for the revalidation of older content. Caches may store such a response for a minute, so
   * nothing that people read is older than ten minutes.
   */
  staleWhileRevalidate: 9 * 60_000,
  /** How long visitors wait for a revalidation, before they get the stale content. */
  revalidationWait: 1_000,
  /** For crawlers, content is revalidated after this time. They get older content at once. */
  crawlerLifetime: 2 * 24 * 60 * 60_000,
  /** While the provider fails, content may be served for this long since the provider confirmed it. */
  staleLifetime: 7 * 24 * 60 * 60_000,
  /** Memory entries of this isolate are used for this long before KV is read again. */
  memoryLifetime: 30_000,
  /** The minimum interval between two attempts at a failing provider; also of the sitemap crawl. */
  retryInterval: 5_000,
  /** The failure of optional content is served for this long, while attempts continue after responses. */
  failureLifetime: 30_000,
  /**
   * The maximum sizes of this isolate's memory of content that is in KV, and of other content, such as
   * searches; bytes. An isolate has 128 MB. Rendered pages take up to 16 MB of it, and sanitized posts
   * up to 20 MB.
   */
  memorySize: { inKv: 24_000_000, notInKv: 4_000_000 },
  /** Maximum number of recorded attempts: more than the number of keys that may be in KV. */
  maxAttempts: 10_000,
};
