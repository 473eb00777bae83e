import type { MiddlewareHandler } from 'hono';
import { failure } from './error-response.ts';

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
