import type { Element, Text } from 'hast';
import { absoluteUrl } from './url.ts';

const imageDataUrl = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Sanitizes an image with an absolute URL or an image data URL. Any other is replaced with its alternative text. */
export function replaceImage({ tagName, properties }: Element): Text[] | undefined {
  if (tagName !== 'img') return undefined;
  // Browsers fall back to `title` as the alternative text, and `title` is removed.
  const alt = String(properties.alt || properties.title || '');
  const src = sourceOf(properties.src);
  if (!src) return [{ type: 'text', value: alt }];
  Object.assign(properties, { src, alt });
  return undefined;
}

/** Images are requested over HTTPS, as browsers do on an HTTPS page. */
function sourceOf(src: unknown): string | undefined {
  const url = absoluteUrl(src);
  if (!url) return undefined;
  if (url.protocol === 'data:') return imageDataUrl.test(url.href) ? url.href : undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/^http:/, 'https:');
}

export function loadImageLazily({ tagName, properties }: Element) {
  if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
}
