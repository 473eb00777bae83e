import type { Element } from 'hast';
import { parseRoute } from '../../shared/routes.ts';
import { madeFiles } from '../../shared/site-files.ts';
import { isExternal, parseUrl } from './url.ts';

/** The schemes of links: pages, and what an app on the visitor's device opens. */
export const linkSchemes = [
  ...['http', 'https', 'ftp', 'mailto', 'tel', 'sms', 'geo', 'webcal'],
  ...['facetime', 'skype', 'whatsapp'],
];

/**
 * Removes `href` from a link that leads nowhere: its URL has no allowed scheme, or it is relative and no page of this site.
 * Only its fragment stays, which can be the name of a note in the post. A link within the site begins with a slash.
 */
export function sanitizeLink({ tagName, properties }: Element) {
  if (tagName !== 'a' || properties.href === undefined) return;
  const href = String(properties.href).trim();
  const url = parseUrl(/^www\./i.test(href) ? `https://${href}` : href);
  if (url && isExternal(url) && linkSchemes.includes(url.protocol.slice(0, -1)))
    properties.href = url.href;
  else if (href.startsWith('#')) properties.href = href;
  else if (url && !isExternal(url) && isPage(url))
    properties.href = url.pathname + url.search + url.hash;
  else if (url?.hash) properties.href = url.hash;
  else delete properties.href;
}

/** Whether this site has a page or a file at a URL. */
function isPage(url: URL): boolean {
  return madeFiles.has(url.pathname) || parseRoute(url).page.status !== 404;
}

/** Adds `rel` to an external link: its site receives no referrer and no `window.opener`. */
export function addLinkRel({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const url = parseUrl(properties.href);
  if (url && /^https?:$/.test(url.protocol) && isExternal(url)) {
    properties.rel = ['noopener', 'noreferrer'];
  }
}
