import type { Element } from 'hast';
import { isExternal, parseUrl } from './url.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Removes `href` from a link unless its URL has an allowed scheme. */
export function sanitizeLink({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const { href } = properties;
  const url = parseUrl(href);
  const normalized = normalizedUrl(String(href));
  if (url && schemes.has(url.protocol) && !isFragmentOfPost(normalized))
    properties.href = normalized;
  else delete properties.href;
}

/** The ids in a post are removed, so a link to one of them leads nowhere. */
function isFragmentOfPost(href: string): boolean {
  return /^#(?!top$|$)/i.test(href);
}

/**
 * Leading and trailing spaces and control characters. The lookbehind starts a match at the
 * beginning of a run only, so that a long run takes linear time.
 */
const surroundingSpace = /^[\0- ]+|(?<![\0- ])[\0- ]+$/g;

/** The URL without the characters that browsers ignore, its scheme in lowercase (RFC 3986, section 3.1). */
function normalizedUrl(url: string): string {
  return url
    .replace(/[\t\n\r]/g, '')
    .replace(surroundingSpace, '')
    .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** Adds `rel` to an external link: its site receives no referrer and no `window.opener`. */
export function addLinkRel({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const url = parseUrl(properties.href);
  if (url && /^https?:$/.test(url.protocol) && isExternal(url)) {
    properties.rel = ['noopener', 'noreferrer'];
  }
}
