/** Bounds of the pause between two logins; ms. */
export const pauseLimits = { shortest: 5_000, longest: 300_000 };

type LoginBackoffOptions = {
  now: () => number;
  /** At least 0, below 1. */
  random: () => number;
};

/**
 * Says when a login is of no use: the provider has refused a token that it had just issued. Each
 * such token doubles the pause until the next login; jitter keeps isolates apart.
 */
export function createLoginBackoff({ now, random }: LoginBackoffOptions) {
  let rejections = 0;
  let rejectedToken: string | undefined;
  let until = Number.NEGATIVE_INFINITY;

  return {
    isActive: () => now() < until,
    /** Is told of each call that was refused with a new token; calls share tokens. */
    rejected(token: string) {
      if (token === rejectedToken) return;
      rejectedToken = token;
      const pause = Math.min(pauseLimits.longest, pauseLimits.shortest * 2 ** rejections);
      rejections += 1;
      until = now() + pause * (0.5 + random() / 2);
    },
    /** Is told of each call that succeeded with a new token. */
    accepted(token: string) {
      if (token === rejectedToken) return;
      rejections = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
