import type { Element, ElementContent } from 'hast';
import { hasText, includesNode } from './node-kinds.ts';
import { isExternal, parseUrl } from './url.ts';

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
