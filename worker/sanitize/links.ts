import type { Element } from 'hast';
import { isElsewhere, normalizedUrl, urlOf } from './address.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link keeps an address of the schemes that people can follow, and no other. */
export function readLink({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const { href } = properties;
  const url = urlOf(href);
  if (url && schemes.has(url.protocol)) properties.href = normalizedUrl(String(href));
  else delete properties.href;
}

/** Another site learns nothing of the page that leads to it. */
export function markOutwardLink({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const url = urlOf(properties.href);
  if (url && /^https?:$/.test(url.protocol) && isElsewhere(url)) {
    properties.rel = ['noopener', 'noreferrer'];
  }
}
