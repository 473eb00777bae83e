const day = 24 * 60 * 60_000;

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
