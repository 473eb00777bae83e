import type { Element } from 'hast';
import { parseRoute } from '../../shared/routes.ts';
import { isExternal, parseUrl } from './url.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The URLs of a post while it is edited in Blogger or Word, with which links to its footnotes may begin. */
const editedPost =
  /^(?:about|applewebdata|file):|^https?:\/\/(?:draft|www)\.blogger\.com\/(?:u\/\d+\/)?(?:blog\/|blogger\.g|post-)/i;

/** A URL whose author left out its scheme: a host, and no name of a file. */
const withoutScheme =
  /^(?:www\.|(?:[\w-]+\.)+(?!(?:aspx?|cfm|docx?|gif|html?|ics|jpe?g|json|jsp|md|mp[34]|pdf|php|png|pptx?|txt|xml)(?!\w))[a-z]{2,}(?=[/?#:]|$))/i;
const address = /^[^\s@/:?#]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/**
 * Removes `href` from a link unless its URL has an allowed scheme. A link within the post becomes its fragment. A
 * relative URL that is no page of this site was one of the post's own blog.
 */
export function sanitizeLink({ tagName, properties }: Element) {
  if (tagName !== 'a' || properties.href === undefined) return;
  const original = normalizedUrl(String(properties.href));
  const scheme = withoutScheme.test(original)
    ? 'https://'
    : address.test(original)
      ? 'mailto:'
      : '';
  const href = scheme + original;
  const url = parseUrl(href);
  const isDead = url && !isExternal(url) && !isPage(url);
  const isWithinPost = href.startsWith('#') || editedPost.test(href) || (isDead && url.hash !== '');
  if (isWithinPost && url?.hash) properties.href = url.hash;
  else if (!isWithinPost && !isDead && url && schemes.has(url.protocol)) properties.href = href;
  else delete properties.href;
}

const ownFile = /^\/(?:\w+\/feed|handout|series|sitemap|sundays)\.(?:docx|ics|json|md|xml)$/;

/** Whether this site has a page or a file at a URL. */
export function isPage(url: URL): boolean {
  return ownFile.test(url.pathname) || parseRoute(url).page.status !== 404;
}

/** The URL without the white space that browsers ignore, its scheme in lowercase (RFC 3986, section 3.1). */
function normalizedUrl(url: string): string {
  return url
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/^(?:https?:\/\/)*(https?)(?::\/{0,2}|\/\/)(?=\w)/i, '$1://')
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
