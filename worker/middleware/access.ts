import { cloudflareAccess } from '@hono/cloudflare-access';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from '../cache-control.ts';

type AccessOptions = {
  /** The name of the team in Cloudflare Zero Trust. */
  team: string;
  /** The audience tag of the Access application. */
  audience: string;
};

/**
 * Lets in whom Cloudflare Access has let in: each request carries a token that it signed (RFC
 * 7519), which is verified here, so that no way around Access leads in. What is answered is
 * theirs: nothing on the way may keep it for others.
 */
export function requireAccess({ team, audience }: AccessOptions): MiddlewareHandler {
  const verify = cloudflareAccess(team, audience);
  return async function access(c, next) {
    const refusal = await verify(c, next);
    if (refusal) {
      c.header('Cache-Control', cacheControl.none);
      return c.text('This preview is for staff, who sign in through Cloudflare Access.', 403);
    }
    const kept = c.res.headers.get('Cache-Control');
    if (kept) c.header('Cache-Control', kept.replace('public', 'private'));
  };
}
