import type { Element, Properties, Text } from 'hast';
import { printable } from '../../shared/text/plain-text.ts';
import { editorStyle } from './editor-style.ts';
import { addClass } from './own-classes.ts';
import { absoluteUrl } from './url.ts';

/** The maximum width and height; px. */
const maxSize = 4096;

const imageDataUrl = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Sanitizes an image with an absolute URL or an image data URL. Any other is replaced with its alternative text. */
export function replaceImage(element: Element): Text[] | undefined {
  const { tagName, properties } = element;
  if (tagName !== 'img') return undefined;
  const alt = printable(String(properties.alt ?? ''));
  const src = sourceOf(properties.src);
  if (!src || isTrackingPixel(properties)) return [{ type: 'text', value: alt }];
  // Browsers fall back to `title` as the alternative text, and `title` is removed.
  Object.assign(properties, { src, alt: alt || printable(String(properties.title ?? '')) });
  adaptSize(element);
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

/** Whether the image is too small to be seen: it counts readers. */
function isTrackingPixel({ width, height }: Properties): boolean {
  return [width, height].some((size) => size !== undefined && /^[0-2](px)?$/.test(String(size)));
}

/** Pixel sizes stay attributes, to prevent layout shifts. A percentage of the width becomes a class. */
function adaptSize(element: Element) {
  const style = editorStyle(element);
  for (const name of ['width', 'height']) {
    // A style such as `height: auto` leaves the size to the attribute.
    const sizes = [style.get(name), element.properties[name]].map((size) =>
      /^(\d{1,6})(?:\.\d*)?\s*(%|px)?$/.exec(String(size ?? '').trim()),
    );
    delete element.properties[name];
    const [, digits, unit] = sizes.find((size) => size !== null) ?? [];
    const number = Number(digits);
    if (!digits) continue;
    if (unit !== '%' && number > 0 && number <= maxSize) element.properties[name] = number;
    if (unit === '%' && name === 'width') addClass(element, `width-${roundToQuarter(number)}`);
  }
}

function roundToQuarter(percent: number): number {
  return Math.min(Math.max(Math.round(percent / 25), 1), 4) * 25;
}

/** Adds the attributes that every image has, after its size. */
export function loadImageLazily(image: Element) {
  if (image.tagName !== 'img') return;
  const { width, height, ...others } = image.properties;
  image.properties = {
    ...others,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    loading: 'lazy',
    decoding: 'async',
  };
}
