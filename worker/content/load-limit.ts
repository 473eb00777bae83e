import type { RateLimit } from '@cloudflare/workers-types';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { Refusal } from './content-error.ts';

/**
 * Counts a request for the network of an IP address. wrangler.toml sets the limits. Local runs without a proxy have no
 * address, and no limit.
 * @throws {Refusal}
 */
export async function checkRateLimit(
  rateLimit: RateLimit,
  ip: string | undefined,
  what: 'requests' | 'messages',
): Promise<void> {
  if (ip === undefined) return;
  const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
  if (success) return;
  throw new Refusal(429, `Too many ${what} came from your connection. Please wait a minute.`);
}

/** Returns the network of an IP address: for IPv6 the /64 prefix, which is usually one household's. */
export function visitorNetwork(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  return expandIPv6(ip).split(':').slice(0, 4).join(':');
}
