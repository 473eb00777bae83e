const day = 24 * 60 * 60_000;

/** The cache policy of all content. Durations in ms. */
export const cachePolicy = {
  /** Content is fresh for this long. Older content is served at once, and revalidated after the response. */
  freshLifetime: 300_000,
  /** After a failed revalidation, the next one begins no earlier. */
  retryInterval: 5_000,
  /**
   * An unchanged entry in KV is written again at this age. A write spares new isolates a request to the
   * provider. The Workers Free plan allows 1,000 writes a day.
   */
  rewriteAge: 5 * day,
  /** KV deletes content that was not written for this long. Until then it is served while the provider fails. */
  kvLifetime: 14 * day,
  /** How long a request waits for content that is not stored. A login and a list of 2 s each fit in, and the response ends within 5 s. */
  loadTimeout: 4_200,
  /** How long a revalidation may take; the platform ends work 30 s after a response. */
  refreshTimeout: 20_000,
  /** How long a page waits for content that is not stored, before it is sent without it. */
  streamAfter: 50,
  /** The maximum size of the memory; bytes. An isolate has 128 MB. Pages take up to 32 MB of it, and sanitized posts up to 12. */
  memorySize: 24_000_000,
};
