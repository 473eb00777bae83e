import type { Element } from 'hast';
import { plainText } from '../../shared/text/plain-text.ts';
import { absoluteUrl } from './address.ts';
import { editorStyle } from './editor-style.ts';
import { playerAttributes, playerOf } from './youtube.ts';

const embedding = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** A video of YouTube's is shown by its player; anything else that is embedded is a link to it. */
export function replaceEmbed(element: Element): Element[] | undefined {
  if (!embedding.has(element.tagName)) return undefined;
  const urls = addressesIn(element)
    .map(absoluteUrl)
    .filter((url) => url !== undefined)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  const title = titleOf(element);
  const src = urls.map(playerOf).find(Boolean);
  if (src) return [player(src, title)];
  const [url] = urls;
  if (url) return isBeacon(element) ? [] : [link(url, title)];
  if (element.tagName !== 'object') return [];
  // Browsers show what is in an object that embeds nothing.
  element.tagName = 'span';
  return undefined;
}

/** A plug-in's object names its address itself, in a parameter, or in an `embed` for other browsers. */
function addressesIn(element: Element): unknown[] {
  const { src, data, name, value } = element.properties;
  const parameter = /^(movie|src|filename)$/i.test(String(name)) ? value : undefined;
  const children = element.children.filter((child) => child.type === 'element');
  return [src, data, parameter, ...children.flatMap(addressesIn)].filter(Boolean);
}

function titleOf({ properties: { title } }: Element): string | undefined {
  return plainText(String(title ?? '')) || undefined;
}

/** A frame that nobody can see is not missed. */
function isBeacon(element: Element): boolean {
  const style = editorStyle(element);
  return ['width', 'height'].some((name) =>
    /^[0-2](px)?$/.test(style.get(name) ?? String(element.properties[name] ?? '')),
  );
}

function player(src: string, title = 'YouTube video'): Element {
  const properties = { src, title, ...playerAttributes };
  return { type: 'element', tagName: 'iframe', properties, children: [] };
}

function link(url: URL, title = url.hostname.replace(/^www\./, '')): Element {
  const children = [{ type: 'text' as const, value: title }];
  return { type: 'element', tagName: 'a', properties: { href: url.href }, children };
}
