import { expandIPv6 } from 'hono/utils/ipaddr';

/** Cloudflare's rate limiting binding. wrangler.toml sets the limit. */
export type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** Returns the visitor's network, from their IP address: for IPv6 the /64 prefix, which is usually one household's. */
export function visitorNetwork(ip: string | undefined): string {
  if (!ip?.includes(':') || ip.includes('.')) return ip ?? 'unknown';
  return expandIPv6(ip).split(':').slice(0, 4).join(':');
}
