import type { Properties } from 'hast';

/** YouTube's player that sets no cookies before playback. Posts may embed nothing else. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The player's URL. Video ids have 11 characters. */
export const playerSrc =
  /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=[1-9]\d{0,5})?$/;

/** Path segments of other players, which look like video ids. */
const otherPlayers = new Set(['videoseries', 'live_stream']);

/** The attributes of the player's `iframe`, by their names in hast. The player does not work without a referrer. */
export const playerAttributes = {
  loading: 'lazy',
  allow: 'encrypted-media; picture-in-picture',
  allowFullScreen: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
  sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'],
} satisfies Properties;

const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtube\.googleapis\.com)$/;

/** The player's URL for any form of a YouTube video URL; undefined for any other URL. */
export function playerUrl(url: URL): string | undefined {
  const id = videoId(url);
  if (!id || !/^[\w-]{11}$/.test(id) || otherPlayers.has(id)) return undefined;
  const start = startTime(url);
  return `${playerOrigin}/embed/${id}${start ? `?start=${start}` : ''}`;
}

/** The URL of the page of a video in the player, for links from where a player cannot be. */
export function videoPageUrl(playerSrc: string): string {
  const { pathname, searchParams } = new URL(playerSrc);
  const start = searchParams.get('start');
  return `https://www.youtube.com/watch?v=${pathname.split('/').at(-1)}${start ? `&t=${start}s` : ''}`;
}

function videoId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  // The old player took its parameters after an ampersand.
  const [, first, second] = pathname.split(/[/&]/);
  if (hostname === 'youtu.be') return first;
  if (!hosts.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v');
  return ['embed', 'v', 'shorts', 'live'].includes(first ?? '') ? second : undefined;
}

const startParameter =
  /[?&#](?:start|t|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d*)?s?)?(?![^&#])/gi;

/** The first start time, from forms such as `start=90`, `t=1m30s` and `#t=90`; s. */
function startTime({ href }: URL): number | undefined {
  return [...href.matchAll(startParameter)]
    .map(([, h, m, s]) => 3600 * Number(h ?? 0) + 60 * Number(m ?? 0) + Number(s ?? 0))
    .find((seconds) => seconds > 0 && seconds < 1e6);
}
