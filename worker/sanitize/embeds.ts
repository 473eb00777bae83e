import type { Element } from 'hast';
import { plainText } from '../../shared/text/plain-text.ts';
import { editorStyle } from './editor-style.ts';
import { element } from './element.ts';
import { absoluteUrl } from './url.ts';
import { playerAttributes, playerUrl } from './youtube.ts';

const embeddingElements = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** Replaces a YouTube video with YouTube's player, and any other embed with a link to it. */
export function replaceEmbed(embed: Element): Element[] | undefined {
  if (!embeddingElements.has(embed.tagName)) return undefined;
  const urls = embeddedUrls(embed)
    .map(absoluteUrl)
    .filter((url) => url !== undefined)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  const title = titleOf(embed);
  const src = urls.map(playerUrl).find(Boolean);
  if (src) return [player(src, title)];
  const [url] = urls;
  if (url) return isTrackingFrame(embed) ? [] : [link(url, title)];
  if (embed.tagName !== 'object') return [];
  // Browsers display the content of an object that embeds nothing.
  embed.tagName = 'span';
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
  return element('iframe', { src, title, ...playerAttributes }, []);
}

function link(url: URL, title = url.hostname.replace(/^www\./, '')): Element {
  return element('a', { href: url.href }, [title]);
}
