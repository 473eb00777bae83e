import type { Element, ElementContent } from 'hast';
import { parseRoute } from '../../shared/routes.ts';
import { madeFiles } from '../site-files.ts';
import { hasText, includesNode } from './node-kinds.ts';
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

function isPage(url: URL): boolean {
  return madeFiles.has(url.pathname) || parseRoute(url).page.status !== 404;
}

/** Adds `rel` to an external link: its site receives no referrer and no `window.opener`. */
export function addLinkRel({ tagName, properties }: Element) {
  if (tagName === 'a' && /^https?:/.test(String(properties.href)))
    properties.rel = ['noopener', 'noreferrer'];
}

/** Files of pictures, and Blogger's hosts of pictures, whose paths may lack a file extension. */
const picture =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:[^/]+\.)?(?:bp\.blogspot|googleusercontent|ggpht)\.com\//i;

/**
 * Names a link that contains only images without alternative text (WCAG 2.4.4). Blogger's editor
 * links each image to its original. The name is an `aria-label`, so that it is not part of the
 * post's text. A link without visible content loses its `href`.
 */
export function nameLink(link: Element) {
  const { tagName, properties } = link;
  if (tagName !== 'a' || properties.href === undefined) return;
  if (includesNode(link, isNamed)) return;
  if (includesNode(link, isPicture)) properties.ariaLabel = nameOf(properties.href);
  else delete properties.href;
}

function isNamed(node: ElementContent): boolean {
  if (node.type !== 'element') return hasText(node);
  return node.tagName === 'iframe' || (isPicture(node) && /\S/.test(String(node.properties.alt)));
}

function isPicture(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'img';
}

function nameOf(href: unknown): string {
  const url = parseUrl(href);
  if (!url || !isExternal(url)) return 'This site';
  const { hostname, pathname } = url;
  if (picture.test(hostname + pathname)) return 'Open the picture';
  // The path of a `mailto` or `tel` URL is its address or number.
  return hostname.replace(/^www\./, '') || pathname;
}
