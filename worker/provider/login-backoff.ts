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
  let refusals = 0;
  let refusedToken: string | undefined;
  let until = Number.NEGATIVE_INFINITY;

  return {
    isActive: () => now() < until,
    /** Is told of each call that was refused with a new token; calls share tokens. */
    refused(token: string) {
      if (token === refusedToken) return;
      refusedToken = token;
      const pause = Math.min(pauseLimits.longest, pauseLimits.shortest * 2 ** refusals);
      refusals += 1;
      until = now() + pause * (0.5 + random() / 2);
    },
    /** Is told of each call that succeeded with a new token. */
    accepted(token: string) {
      if (token === refusedToken) return;
      refusals = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
