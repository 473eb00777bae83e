import type { Element, ElementContent } from 'hast';
import { isExternal, parseUrl } from './url.ts';

const pictureFile = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Hosts of Blogger's images, whose paths may lack a file extension: `/…/s1600/name.jpg`, `/img/a/…=s1600`. */
const pictureHost =
  /(^|\.)bp\.blogspot\.com$|^(blogger|lh\d)\.googleusercontent\.com$|^lh\d\.ggpht\.com$/;

/** A link without visible content loses its `href`. */
export function removeEmptyLink(link: Element) {
  if (isLink(link) && contentOf(link) === 'none') delete link.properties.href;
}

/**
 * Names a link that contains only images without alternative text (WCAG 2.4.4). Blogger's editor
 * links each image to its original. The name is an `aria-label`, so that it is not part of the
 * post's text.
 */
export function nameLink(link: Element) {
  if (!isLink(link) || contentOf(link) !== 'pictures') return;
  link.properties.ariaLabel = nameOf(String(link.properties.href));
}

function isLink({ tagName, properties }: Element): boolean {
  return tagName === 'a' && properties.href !== undefined;
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

function nameOf(href: string): string {
  const url = parseUrl(href);
  if (!url) return 'Link';
  const { hostname, pathname } = url;
  if (pictureFile.test(pathname) || pictureHost.test(hostname)) return 'Open the picture';
  // The path of a `mailto` or `tel` URL is its address or number.
  return isExternal(url) ? hostname.replace(/^www\./, '') || pathname : 'This site';
}
