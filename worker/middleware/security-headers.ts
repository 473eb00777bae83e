import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { trustedPolicy } from '../../shared/dom-contract.ts';
import { pages } from '../../shared/routes.ts';
import { playerOrigin } from '../sanitize/youtube.ts';

/**
 * The content security policy allows no inline scripts or styles, so pages need no nonce and can be
 * cached. One Trusted Types policy may create HTML from text. The contact page allows the hosts of
 * the bot check and the HTML and scripts that it creates. All other pages allow the video player of
 * posts, because client navigations lead from each of them to posts.
 */
export function securityHeaders(botCheckScript?: string): MiddlewareHandler {
  const otherPages = headersWith(undefined);
  if (!botCheckScript) return otherPages;
  const withBotCheck = headersWith(botCheckSources(botCheckScript));
  const paths = pages.filter(({ usesBotCheck }) => usesBotCheck).map(({ path }) => path);
  return (c, next) => (paths.includes(c.req.path) ? withBotCheck : otherPages)(c, next);
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
    // All responses are public, and other sites show share cards, feeds and icons.
    crossOriginResourcePolicy: 'cross-origin',
    strictTransportSecurity: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: false, geolocation: false, microphone: false },
  });
}

type BotCheckSources = { script: string[]; frame: string[]; connect: string[] };

const googleOrigins = ['https://www.google.com', 'https://www.recaptcha.net'];

/** Google's script loads scripts and frames from several hosts (the reCAPTCHA FAQ lists them). Any other script is allowed alone. */
function botCheckSources(scriptUrl: string): BotCheckSources {
  const { origin, pathname } = new URL(scriptUrl);
  if (!googleOrigins.includes(origin)) {
    return { script: [origin + pathname], frame: [], connect: [] };
  }
  return {
    script: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frame: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connect: [`${origin}/recaptcha/`],
  };
}
