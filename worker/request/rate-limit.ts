/** Cloudflare's rate limiting binding. wrangler.toml sets the limit. */
export type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** The visitor's network, from their IP address: for IPv6 the /64 prefix, which is usually one household's. */
export function visitorNetwork(ip: string | undefined): string {
  if (!ip?.includes(':') || ip.includes('.')) return ip ?? 'unknown';
  const [before = '', after] = ip.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4).join(':');
}
