/** The shortest and the longest pause before the next login; ms. */
export const pauseLimits = { shortest: 5_000, longest: 60_000 };

type LoginBackoffOptions = {
  now: () => number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
};

/** For tokens that are rejected when just issued: each doubles the pause before the next login. Jitter spreads the isolates. */
export function createLoginBackoff({ now, random }: LoginBackoffOptions) {
  let rejections = 0;
  let rejectedToken: string | undefined;
  let until = Number.NEGATIVE_INFINITY;

  return {
    isActive: () => now() < until,
    /** Call this for each call that was rejected with a new token. Several calls may share a token. */
    rejected(token: string) {
      if (token === rejectedToken) return;
      rejectedToken = token;
      const pause = Math.min(pauseLimits.longest, pauseLimits.shortest * 2 ** rejections);
      rejections += 1;
      until = now() + pause * (0.5 + random() / 2);
    },
    /** Call this for each call that succeeded with a new token. */
    accepted(token: string) {
      if (token === rejectedToken) return;
      rejections = 0;
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
