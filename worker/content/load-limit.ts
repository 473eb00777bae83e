import type { RateLimit } from '@cloudflare/workers-types';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { requestContext } from '../request/request-context.ts';
import { Refusal } from './content-error.ts';

/**
 * Counts a load for the network of the request. Local runs without a proxy have no IP address, and
 * neither has work after a response: their loads have no limit.
 * @throws {Refusal}
 */
export type CheckLoadLimit = () => Promise<void>;

export function createLoadLimit(rateLimit: RateLimit): CheckLoadLimit {
  return async () => {
    const ip = requestContext.getStore()?.ip;
    if (ip !== undefined) await checkRateLimit(rateLimit, ip, 'requests');
  };
}

/**
 * Counts a request for the network of an IP address. wrangler.toml sets the limits.
 * @throws {Refusal}
 */
export async function checkRateLimit(
  rateLimit: RateLimit,
  ip: string,
  what: 'requests' | 'messages',
): Promise<void> {
  const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
  if (success) return;
  const message = `Too many ${what} came from your connection. Please wait a minute.`;
  throw new Refusal({ message, status: 429 });
}

/** Returns the network of an IP address: for IPv6 the /64 prefix, which is usually one household's. */
export function visitorNetwork(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  return expandIPv6(ip).split(':').slice(0, 4).join(':');
}
