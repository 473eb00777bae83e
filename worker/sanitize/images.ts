import type { Element, Text } from 'hast';
import { printable } from '../../shared/text/plain-text.ts';
import { absoluteUrl } from './address.ts';
import { editorStyle } from './editor-style.ts';
import { addClass } from './own-classes.ts';

/** The largest that a page has use for; px. */
const largest = 4096;

const written = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** An image has an address of its own on the web, or is written into the post; of any other its words stay. */
export function readImage(element: Element): Text[] | undefined {
  const { tagName, properties } = element;
  if (tagName !== 'img') return undefined;
  const alt = printable(String(properties.alt ?? ''));
  const src = sourceOf(properties.src);
  if (!src || isBeacon(element)) return [{ type: 'text', value: alt }];
  // Without an alternative text, browsers take the title for one, which does not stay.
  Object.assign(properties, { src, alt: alt || printable(String(properties.title ?? '')) });
  readSize(element);
  return undefined;
}

/** Browsers ask for images by TLS on a page that came by it. */
function sourceOf(src: unknown): string | undefined {
  const url = absoluteUrl(src);
  if (!url) return undefined;
  if (url.protocol === 'data:') return written.test(url.href) ? url.href : undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/^http:/, 'https:');
}

/** An image that nobody can see counts its readers. */
function isBeacon({ properties: { width, height } }: Element): boolean {
  return [width, height].some((size) => size !== undefined && /^[0-2](px)?$/.test(String(size)));
}

/** Pixels stay attributes, so that the page does not jump; parts of the width become a class. */
function readSize(element: Element) {
  const style = editorStyle(element);
  for (const name of ['width', 'height']) {
    const size = style.get(name) ?? String(element.properties[name] ?? '');
    delete element.properties[name];
    const [, digits, unit] = /^(\d{1,6})(?:\.\d*)?\s*(%|px)?$/.exec(size.trim()) ?? [];
    const number = Number(digits);
    if (!digits) continue;
    if (unit !== '%' && number > 0 && number <= largest) element.properties[name] = number;
    if (unit === '%' && name === 'width') addClass(element, `width-${quarters(number)}`);
  }
}

function quarters(percent: number): number {
  return Math.min(Math.max(Math.round(percent / 25), 1), 4) * 25;
}

/** A picture waits until it is near. */
export function showImage({ tagName, properties }: Element) {
  if (tagName !== 'img') return;
  properties.loading = 'lazy';
  properties.decoding = 'async';
}
