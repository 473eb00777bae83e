const day = 24 * 60 * 60_000;

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
  crawlerLifetime: 2 * day,
  /** While the provider fails, content may be served for this long since the provider confirmed it. */
  staleLifetime: 7 * day,
  /** Memory entries of this isolate are used for this long before KV is read again. */
  memoryLifetime: 30_000,
  /** The minimum interval between two attempts at a failing provider. */
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

/**
 * When content that has not changed is written to KV again. A write spares the other isolates a
 * request to the provider, and prevents that KV deletes the content. Ages are those of the entry in
 * KV; ms.
 */
export type WritePolicy = {
  /** Content of this age is written again. */
  renewalAge: number;
  /** Younger content is written again, too: it is popular. Content is revalidated after 300,000 ms. */
  popularAge: number;
  /** The probability that other content is written again, which may have become popular. */
  chance: number;
};

/** The Workers Free plan allows 1,000 writes a day. On the Paid plan, each write has a price. */
export const writePolicies = {
  free: { renewalAge: 5 * day, popularAge: 0, chance: 0 },
  paid: { renewalAge: day, popularAge: 600_000, chance: 0.1 },
} satisfies Record<string, WritePolicy>;

export type Plan = keyof typeof writePolicies;

/** Whether unchanged content of this age is worth a write, after a visitor's request. */
export function isWorthWriting(policy: WritePolicy, age: number, random: () => number): boolean {
  const { renewalAge, popularAge, chance } = policy;
  return age >= renewalAge || age < popularAge || random() < chance;
}
