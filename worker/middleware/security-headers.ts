import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { trustedPolicy } from '../../shared/dom-contract.ts';
import { pages } from '../../shared/routes.ts';
import { playerOrigin } from '../sanitize/youtube.ts';

/** The hashes of the style and the script that documents contain, as sources of the policy. */
type InlineSources = Record<'script' | 'style', string>;

/**
 * The content security policy allows one style and one script that are inline, by their hashes, so pages need no nonce and
 * can be cached. One Trusted Types policy may create HTML from text. The contact page allows the hosts of
 * the bot check and the HTML and scripts that it creates. All other pages allow the video player of
 * posts, because client navigations lead from each of them to posts.
 */
export function securityHeaders(inline: InlineSources, botCheckScript?: string): MiddlewareHandler {
  const otherPages = headersWith(inline);
  if (!botCheckScript) return otherPages;
  const withBotCheck = headersWith(inline, botCheckSources(botCheckScript));
  const paths = pages.filter(({ usesBotCheck }) => usesBotCheck).map(({ path }) => path);
  return (c, next) => (paths.includes(c.req.path) ? withBotCheck : otherPages)(c, next);
}

function headersWith(inline: InlineSources, botCheck?: BotCheckSources) {
  const { script, frame, connect } = botCheck ?? { script: [], frame: [playerOrigin], connect: [] };
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", inline.script, ...script],
      styleSrc: [inline.style],
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
