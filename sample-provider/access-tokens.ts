import type { MiddlewareHandler } from 'hono';
import { failure } from './error-response.ts';

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

const credentials = /^Bearer +([\w.~+/-]+=*)$/i;

/** Lets a request pass only with a live bearer token; the challenges are those of RFC 6750, section 3. */
export const requireBearer = (isLive: (token: string) => boolean): MiddlewareHandler =>
  async function requireBearer(c, next) {
    const token = credentials.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) {
      return failure(c, 401, 'A bearer token is required.', {
        'WWW-Authenticate': 'Bearer realm="provider"',
      });
    }
    if (!isLive(token)) {
      return failure(c, 401, 'The access token is unknown or has expired.', {
        'WWW-Authenticate': 'Bearer realm="provider", error="invalid_token"',
      });
    }
    await next();
  };
