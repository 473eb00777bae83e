import type { Properties } from 'hast';

/** YouTube's player that sets no cookie before it plays: the one thing that posts may embed. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** What the player's frame is addressed by; the videos' ids have 11 characters. */
export const playerSrc =
  /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=[1-9]\d{0,5})?$/;

/** What stands where a video's id would, and has its length. */
const otherPlayers = new Set(['videoseries', 'live_stream']);

/** What the frame may do, by hast's names of the attributes. The player refuses to play without a referrer. */
export const playerAttributes = {
  loading: 'lazy',
  allow: 'encrypted-media; picture-in-picture',
  allowFullScreen: true,
  referrerPolicy: 'strict-origin-when-cross-origin',
  sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'],
} satisfies Properties;

const hosts = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com)$/;

/** The address of the player for a video's address in any of YouTube's forms; undefined for any other. */
export function playerOf(address: URL): string | undefined {
  const id = idOf(address);
  if (!id || !/^[\w-]{11}$/.test(id) || otherPlayers.has(id)) return undefined;
  const start = startOf(address);
  return `${playerOrigin}/embed/${id}${start ? `?start=${start}` : ''}`;
}

function idOf({ hostname, pathname, searchParams }: URL): string | null | undefined {
  // The player of old took its parameters after an ampersand.
  const [, first, second] = pathname.split(/[/&]/);
  if (hostname === 'youtu.be') return first;
  if (!hosts.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v');
  return ['embed', 'v', 'shorts', 'live'].includes(first ?? '') ? second : undefined;
}

/** Seconds, from `start=90`, `t=90s` or `t=1h2m3s`. */
function startOf({ searchParams }: URL): number | undefined {
  const written = searchParams.get('start') ?? searchParams.get('t') ?? '';
  const [, h = 0, m = 0, s = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written) ?? [];
  return Number(h) * 3600 + Number(m) * 60 + Number(s) || undefined;
}
