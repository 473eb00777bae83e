import type { Element } from 'hast';
import { plainText } from '../../shared/text/plain-text.ts';
import { editorStyle } from './editor-style.ts';
import { absoluteUrl } from './url.ts';
import { playerAttributes, playerUrl } from './youtube.ts';

const embeddingElements = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** Replaces a YouTube video with YouTube's player, and any other embed with a link to it. */
export function replaceEmbed(element: Element): Element[] | undefined {
  if (!embeddingElements.has(element.tagName)) return undefined;
  const urls = embeddedUrls(element)
    .map(absoluteUrl)
    .filter((url) => url !== undefined)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  const title = titleOf(element);
  const src = urls.map(playerUrl).find(Boolean);
  if (src) return [player(src, title)];
  const [url] = urls;
  if (url) return isTrackingFrame(element) ? [] : [link(url, title)];
  if (element.tagName !== 'object') return [];
  // Browsers display the content of an object that embeds nothing.
  element.tagName = 'span';
  return undefined;
}

/** The URL of a plug-in's content is in the `object` itself, a `param` or a fallback `embed`. */
function embeddedUrls(element: Element): unknown[] {
  const { src, data, name, value } = element.properties;
  const parameter = /^(movie|src|filename)$/i.test(String(name)) ? value : undefined;
  const children = element.children.filter((child) => child.type === 'element');
  return [src, data, parameter, ...children.flatMap(embeddedUrls)].filter(Boolean);
}

function titleOf({ properties: { title } }: Element): string | undefined {
  return plainText(String(title ?? '')) || undefined;
}

/** Whether the embed is too small to be seen, as tracking frames are. */
function isTrackingFrame(element: Element): boolean {
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
