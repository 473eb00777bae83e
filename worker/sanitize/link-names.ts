import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { descriptionOf } from '../../shared/text/excerpt.ts';
import { isExternal, parseUrl } from './url.ts';

const pictureFile = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Hosts of Blogger's images, whose paths may lack a file extension: `/…/s1600/name.jpg`, `/img/a/…=s1600`. */
const pictureHost =
  /(^|\.)bp\.blogspot\.com$|^(blogger|lh\d)\.googleusercontent\.com$|^lh\d\.ggpht\.com$/;

/**
 * Names a link that contains images only (WCAG 2.4.4). Blogger's editor links each image to its
 * original, usually without alternative text. The name is an `aria-label`, so that it is not part of
 * the post's text. An empty link loses its `href`. `captionOf` returns the caption of the link's
 * figure; empty without one.
 */
export function nameLink(link: Element, captionOf: () => string) {
  if (link.properties.href === undefined) return;
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
  const description = alternative || captionOf();
  link.properties.ariaLabel = description ? `${action}: ${description}` : action;
}

const openPicture = 'Open the picture';

type Picture = { src: string; alt: string };

function contentOf(link: Element) {
  const content = { hasText: false, hasIframe: false, pictures: [] as Picture[] };
  collect(link);
  return content;

  function collect({ children }: Element) {
    for (const node of children) {
      if (node.type === 'text') content.hasText ||= /[^\s\p{Cf}]/u.test(node.value);
      if (node.type !== 'element') continue;
      const { tagName, properties } = node;
      if (tagName === 'iframe') content.hasIframe = true;
      if (tagName === 'img') {
        const alt = String(properties.alt ?? '').trim();
        content.pictures.push({ src: String(properties.src), alt });
      }
      collect(node);
    }
  }
}

function actionOf(href: string, pictures: readonly Picture[]): string {
  if (href.startsWith('#')) return 'Link within this page';
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

/** Returns a function that reads the beginning of a figure's caption, once. Without a caption it is empty. */
export function captionReader() {
  const captions = new Map<Element, string>();
  return (figure: Element | undefined): string => {
    if (!figure) return '';
    const caption = captions.get(figure) ?? readCaption(figure);
    captions.set(figure, caption);
    return caption;
  };
}

function readCaption({ children }: Element): string {
  const caption = children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  );
  return caption ? descriptionOf(toText(caption)) : '';
}
