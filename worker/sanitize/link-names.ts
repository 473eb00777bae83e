import type { Element, ElementContent } from 'hast';
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
  const content = contentOf(link);
  if (content === 'none') delete properties.href;
  if (content === 'pictures') properties.ariaLabel = nameOf(properties.href);
}

function contentOf(node: ElementContent): 'none' | 'pictures' | 'named' {
  if (node.type === 'text') return /[^\s\p{Cf}]/u.test(node.value) ? 'named' : 'none';
  if (node.type !== 'element') return 'none';
  if (node.tagName === 'iframe') return 'named';
  if (node.tagName === 'img') return String(node.properties.alt).trim() ? 'named' : 'pictures';
  const parts = node.children.map(contentOf);
  if (parts.includes('named')) return 'named';
  return parts.includes('pictures') ? 'pictures' : 'none';
}

function nameOf(href: unknown): string {
  const url = parseUrl(href);
  if (!url || !isExternal(url)) return 'This site';
  const { hostname, pathname } = url;
  if (picture.test(hostname + pathname)) return 'Open the picture';
  // The path of a `mailto` or `tel` URL is its address or number.
  return hostname.replace(/^www\./, '') || pathname;
}
