import type { MiddlewareHandler } from 'hono';
import { errorResponse } from './error-response.ts';

/** Issues and verifies opaque bearer tokens (RFC 6750). `now` returns ms since the epoch; `lifetime` is in s. */
export const createTokens = (now: typeof Date.now, lifetime: number) => {
  const expiries = new Map<string, number>();

  return {
    issue(): string {
      const token = crypto.randomUUID();
      expiries.set(token, now() + lifetime * 1000);
      return token;
    },
    isValid: (token: string) => now() < (expiries.get(token) ?? 0),
    revokeAll: () => expiries.clear(),
  };
};

const credentials = /^Bearer +([\w.~+/-]+=*)$/i;

/** Middleware that requires a valid bearer token. The challenges follow RFC 6750, section 3. */
export const requireBearer = (isValid: (token: string) => boolean): MiddlewareHandler =>
  async function requireBearer(c, next) {
    const token = credentials.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token === undefined) {
      return errorResponse(c, 401, 'A bearer token is required.', {
        'WWW-Authenticate': 'Bearer realm="provider"',
      });
    }
    if (!isValid(token)) {
      return errorResponse(c, 401, 'The access token is invalid or has expired.', {
        'WWW-Authenticate': 'Bearer realm="provider", error="invalid_token"',
      });
    }
    await next();
  };
