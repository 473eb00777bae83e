import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { trustedPolicy } from '../../client/content/trusted-html.ts';
import { paths } from '../../shared/routes.ts';
import { playerOrigin } from '../sanitize/youtube.ts';
import { type BotCheckSources, botCheckSources } from './bot-check-sources.ts';

/**
 * Nothing inline runs or styles, so no nonce is needed and a page can be cached as it is. Text
 * becomes markup by one policy only (Trusted Types). The bot-check's hosts, and the markup and
 * scripts that it makes, are allowed on the contact page alone; the player that posts may embed, on
 * all others: visitors move from each of them to posts without another document.
 */
export function securityHeaders(botCheckScript?: string): MiddlewareHandler {
  const everywhere = headersWith(undefined);
  if (!botCheckScript) return everywhere;
  const onContact = headersWith(botCheckSources(botCheckScript));
  return (c, next) => (c.req.path === paths.contact ? onContact : everywhere)(c, next);
}

function headersWith(botCheck: BotCheckSources | undefined) {
  const { script, frame, connect } = botCheck ?? { script: [], frame: [playerOrigin], connect: [] };
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
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(!botCheck && { requireTrustedTypesFor: ["'script'"], trustedTypes: [trustedPolicy] }),
    },
    // All of it is public, and other sites show cards, feeds and icons.
    crossOriginResourcePolicy: 'cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      magnetometer: false,
      microphone: false,
      midi: false,
      payment: false,
      usb: false,
    },
  });
}
