import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { elementsOf } from './node-kinds.ts';
import { eachElement } from './pass.ts';
import { absoluteUrl } from './url.ts';
import { playerAttributes, playerUrl } from './youtube.ts';

const embeddingElements = new Set(['iframe', 'embed', 'object', 'video', 'audio']);

/** Replaces a YouTube video with YouTube's player, and any other embed with a link to it. */
export function replaceEmbed(embed: Element): ElementContent[] | undefined {
  if (!embeddingElements.has(embed.tagName)) return undefined;
  const urls = embeddedUrls(embed)
    .flatMap((url) => absoluteUrl(url) ?? [])
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  const title = String(embed.properties.title ?? '').trim();
  const src = urls.map(playerUrl).find(Boolean);
  if (src) {
    return [h('iframe', { src, title: title || 'YouTube video', ...playerAttributes }, [])];
  }
  const [url] = urls;
  if (url) return [h('a', { href: url.href }, [title || nameOf(embed.tagName, url)])];
  const isMedia = /^(?:audio|video)$/.test(embed.tagName);
  // `npm run faults` lists links that lead nowhere.
  if (isMedia && embeddedUrls(embed).length > 0)
    return [h('a', [title || `${embed.tagName === 'audio' ? 'Audio' : 'Video'} (not available)`])];
  // Browsers display the content of an object that embeds nothing.
  return embed.tagName === 'object' && embed.children.length > 0 ? [embed] : [];
}

/** Numbers the players of one title. A link to a video has its host as its name. */
export function numberPlayers(tree: Root) {
  const players: Element[] = [];
  eachElement((element) => {
    if (element.tagName === 'iframe') players.push(element);
  })(tree);
  for (const same of Map.groupBy(players, ({ properties }) => properties.title).values()) {
    if (same.length === 1) continue;
    for (const [i, { properties }] of same.entries())
      properties.title = `${properties.title} ${i + 1}`;
  }
}

const soundHost = /audio|buzzsprout|libsyn|pod|sound|spotify/;
const videoUrl = /rumble|\bted\.com|video|vimeo|youtube/i;

/** Names an embed by its kind and its host: 'Video (vimeo.com)'. */
function nameOf(tagName: string, { hostname, pathname }: URL): string {
  const host = hostname.replace(/^(?:www|player|embed|m|w)\./, '');
  if (tagName === 'audio' || soundHost.test(hostname)) return `Audio (${host})`;
  const isVideo = tagName === 'video' || videoUrl.test(hostname + pathname);
  return isVideo ? `Video (${host})` : `Embedded page (${host})`;
}

/** The URL of a plug-in's content is in the `object` itself, in a parameter or in a fallback `embed`. */
function embeddedUrls(embed: Element): unknown[] {
  const { dataSrc, src, data, name, value } = embed.properties;
  const parameter = /^(?:movie|src|url)$/i.test(String(name)) && value;
  return [dataSrc, src, data, parameter, ...elementsOf(embed).flatMap(embeddedUrls)].filter(
    Boolean,
  );
}
