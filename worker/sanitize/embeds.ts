import type { Element } from 'hast';
import { h } from 'hastscript';
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
  const title = String(embed.properties.title ?? '').trim();
  const src = urls.map(playerUrl).find(Boolean);
  if (src) {
    return [h('iframe', { src, title: title || 'YouTube video', ...playerAttributes }, [])];
  }
  const [url] = urls;
  if (url) return [h('a', { href: url.href }, [title || url.hostname.replace(/^www\./, '')])];
  // Browsers display the content of an object that embeds nothing.
  return embed.tagName === 'object' ? undefined : [];
}

/** The URL of a plug-in's content is in the `object` itself or in a fallback `embed`. */
function embeddedUrls({ properties, children }: Element): unknown[] {
  const elements = children.filter((child) => child.type === 'element');
  return [properties.src, properties.data, ...elements.flatMap(embeddedUrls)].filter(Boolean);
}
