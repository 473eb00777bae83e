import { cloudflareAccess } from '@hono/cloudflare-access';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from '../request/cache-control.ts';

type AccessOptions = {
  /** The name of the team in Cloudflare Zero Trust. */
  team: string;
  /** The audience tag of the Access application. */
  audience: string;
};

/** Verifies the token of Access (RFC 7519), so requests that bypass it are denied. Shared caches must not store responses. */
export function requireAccess({ team, audience }: AccessOptions): MiddlewareHandler {
  const verify = cloudflareAccess(team, audience);
  return async function access(c, next) {
    const denial = await verify(c, next);
    if (denial) {
      c.header('Cache-Control', cacheControl.none);
      return c.text('This preview is for staff, who sign in through Cloudflare Access.', 403);
    }
    const value = c.res.headers.get('Cache-Control');
    if (value) c.header('Cache-Control', value.replace('public', 'private'));
  };
}
