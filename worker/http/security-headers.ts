import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { paths } from '../../shared/paths.ts';
import { type BotCheckSources, botCheckSources } from './bot-check-sources.ts';

/**
 * Nothing inline runs or styles, so no nonce is needed and a page can be cached as it is. The
 * bot-check's hosts are allowed on the contact page alone.
 */
export function securityHeaders(botCheckScript: string): MiddlewareHandler {
  const everywhere = headersWith({ script: [], frame: [], connect: [] });
  const onContact = headersWith(botCheckSources(botCheckScript));
  return (c, next) => (c.req.path === paths.contact ? onContact : everywhere)(c, next);
}

function headersWith({ script, frame, connect }: BotCheckSources) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...script],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      imgSrc: ["'self'", 'https:', 'data:'],
      connectSrc: ["'self'", ...connect],
      ...(frame.length > 0 && { frameSrc: frame }),
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // All of it is public, and other sites show cards, feeds and icons.
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
}
