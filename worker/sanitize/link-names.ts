import type { Element, Parents, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { descriptionOf } from '../../shared/text/excerpt.ts';
import { isExternal, parseUrl } from './url.ts';

const pictureFile = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Hosts of Blogger's images, whose paths may lack a file extension: `/…/s1600/name.jpg`, `/img/a/…=s1600`. */
const pictureHost =
  /(^|\.)bp\.blogspot\.com$|^(blogger|lh\d)\.googleusercontent\.com$|^lh\d\.ggpht\.com$/;

/**
 * Names links that contain images only (WCAG 2.4.4). Blogger's editor links each image to its
 * original, usually without alternative text. The name is an `aria-label`, so that it is not part of
 * the post's text. An empty link loses its `href`.
 */
export function nameLinks(tree: Root) {
  const captions = new Map<Element, string>();
  visitParents(tree, 'element', (link, ancestors) => {
    if (link.tagName !== 'a' || link.properties.href === undefined) return;
    const { hasText, hasIframe, pictures } = contentOf(link);
    if (hasText || hasIframe) return;
    if (pictures.length === 0) {
      delete link.properties.href;
      return;
    }
    const alternative = pictures
      .map(({ alt }) => alt)
      .filter(Boolean)
      .join(', ');
    const action = actionOf(String(link.properties.href), pictures);
    // The alternative text is the name already, unless the link opens the image.
    if (alternative && action !== openPicture) return;
    const description = alternative || captionOf(ancestors, captions);
    link.properties.ariaLabel = description ? `${action}: ${description}` : action;
  });
}

const openPicture = 'Open the picture';

type Picture = { src: string; alt: string };

function contentOf(link: Element) {
  const pictures: Picture[] = [];
  let hasText = false;
  let hasIframe = false;
  visit(link, (node) => {
    if (node.type === 'text') hasText ||= /[^\s\p{Cf}]/u.test(node.value);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (tagName === 'iframe') hasIframe = true;
    if (tagName === 'img') {
      pictures.push({ src: String(properties.src), alt: String(properties.alt ?? '').trim() });
    }
  });
  return { hasText, hasIframe, pictures };
}

/** Describes what following the link does. */
function actionOf(href: string, pictures: readonly Picture[]): string {
  const url = parseUrl(href);
  if (!url) return 'Link';
  const { protocol, hostname, pathname } = url;
  if (protocol === 'mailto:') return `E-mail to ${pathname}`;
  if (protocol === 'tel:') return `Call ${pathname}`;
  const isPicture =
    pictureFile.test(pathname) ||
    pictureHost.test(hostname) ||
    pictures.some(({ src }) => src === url.href.replace(/^http:/, 'https:'));
  if (isPicture) return openPicture;
  return isExternal(url) ? `Link to ${hostname.replace(/^www\./, '')}` : 'Link to another page';
}

/** The beginning of the caption of the link's figure; empty without a caption. */
function captionOf(ancestors: readonly Parents[], captions: Map<Element, string>): string {
  const figure = ancestors.findLast(
    (ancestor) => ancestor.type === 'element' && ancestor.tagName === 'figure',
  ) as Element | undefined;
  if (!figure) return '';
  const caption = captions.get(figure) ?? readCaption(figure);
  captions.set(figure, caption);
  return caption;
}

function readCaption({ children }: Element): string {
  const caption = children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  );
  return caption ? descriptionOf(toText(caption)) : '';
}
