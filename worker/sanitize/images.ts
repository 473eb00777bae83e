import type { Element, ElementContent, Properties, Text } from 'hast';
import { apart } from './boxes.ts';
import { pixelsOf } from './css-length.ts';
import { editorStyle } from './editor-style.ts';
import { absoluteUrl } from './url.ts';

const imageDataUrl = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** A file of a picture that the text names instead of showing it. */
const fileName = /^[\w .()-]+\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?)$/i;

/** URLs of the author's device. */
const deadScheme = /^\s*(?:webkit-fake-url|file|blob|cid|content|about):/i;

/** What scripts show in the place of a picture until it is in view. */
const placeholder =
  /^data:image\/(?:gif|svg\+xml|png;base64,iVBOR).{0,500}$|\b(?:blank|pixel|placeholder|spacer|transparent|loading|lazy|1x1)\b/i;

/** The attributes that such scripts read. */
const lazySources = ['dataSrc', 'dataLazySrc', 'dataOriginal'];
const lazySets = ['dataSrcSet', 'dataSrcset', 'dataLazySrcset', 'srcSet'];

/** Sanitizes an image with an absolute URL or an image data URL. Any other is replaced with its alternative text. */
export function replaceImage(
  element: Element,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] | undefined {
  const { tagName, properties } = element;
  if (tagName !== 'img') return undefined;
  // Browsers fall back to `title` as the alternative text, and `title` is removed.
  const alt = String(properties.alt || properties.title || '');
  const src = sourceOf(properties);
  if (!src) {
    const isDead = deadScheme.test(String(properties.src)) && isFileName(alt);
    const text: Text[] = alt && !isDead ? [{ type: 'text', value: alt }] : [];
    return apart(text, before, after);
  }
  Object.assign(properties, { src, alt, ...sizeOf(element) });
  return undefined;
}

/** Whether a text is the name of a picture's file: 'IMG_0012.JPG'. */
export function isFileName(text: string): boolean {
  return fileName.test(text.trim());
}

function sourceOf(properties: Properties): string | undefined {
  const lazy = lazySources.map((name) => properties[name]);
  const largest = lazySets.map((name) => largestOf(properties[name]));
  const isPlaceholder = !properties.src || placeholder.test(String(properties.src));
  const sources = isPlaceholder
    ? [...lazy, ...largest, properties.src]
    : [...lazy, properties.src, ...largest];
  return sources.map(safeSource).find(Boolean);
}

/** The candidate of a `srcset` with the highest width or density. */
function largestOf(set: unknown): string | undefined {
  const candidates = String(set ?? '').split(/,\s+|,(?=https?:)/);
  const [largest] = candidates
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = '1x'], [, b = '1x']) => Number.parseFloat(b) - Number.parseFloat(a));
  return largest?.[0];
}

/** Images are requested over HTTPS, as browsers do on an HTTPS page. */
function safeSource(src: unknown): string | undefined {
  const url = absoluteUrl(src);
  if (!url) return undefined;
  if (url.protocol === 'data:') return imageDataUrl.test(url.href) ? url.href : undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/^http:/, 'https:');
}

/** A style wins against attributes. */
function sizeOf(element: Element): Properties {
  const { width, height } = element.properties;
  const style = editorStyle(element);
  const styled = [style.get('width'), style.get('height')].map(pixelsOf);
  const [styledWidth, styledHeight] = styled;
  const size = styledWidth || styledHeight ? styled : [pixelsOf(width), pixelsOf(height)];
  const [w, h] = size.map((pixels) => (pixels ? String(Math.round(pixels)) : undefined));
  return { width: w, height: h };
}

export function loadImageLazily({ tagName, properties }: Element) {
  if (tagName === 'img') Object.assign(properties, { loading: 'lazy', decoding: 'async' });
}
