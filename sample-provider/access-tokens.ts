export type Tokens = {
  issue(): string;
  isLive(token: string): boolean;
  revokeAll(): void;
};

const randomToken = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Opaque bearer tokens (RFC 6750); `now` in milliseconds, `lifetime` in seconds. */
export const createTokens = ({
  now,
  lifetime,
}: {
  now: () => number;
  lifetime: number;
}): Tokens => {
  const expiries = new Map<string, number>();

  const dropExpired = () => {
    for (const [token, expiry] of expiries) if (expiry <= now()) expiries.delete(token);
  };

  return {
    issue() {
      dropExpired();
      const token = randomToken();
      expiries.set(token, now() + lifetime * 1000);
      return token;
    },
    isLive(token) {
      const expiry = expiries.get(token);
      return expiry !== undefined && now() < expiry;
    },
    revokeAll() {
      expiries.clear();
    },
  };
};
