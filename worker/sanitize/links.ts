import type { Element } from 'hast';
import { addressOf, isElsewhere, tidyAddress } from './address.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link keeps an address of the schemes that people can follow, and no other. */
export function readLink({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const { href } = properties;
  const url = addressOf(href);
  if (url && schemes.has(url.protocol)) properties.href = tidyAddress(String(href));
  else delete properties.href;
}

/** Another site learns nothing of the page that leads to it. */
export function markOutwardLink({ tagName, properties }: Element) {
  if (tagName !== 'a') return;
  const url = addressOf(properties.href);
  if (url && /^https?:$/.test(url.protocol) && isElsewhere(url)) {
    properties.rel = ['noopener', 'noreferrer'];
  }
}
