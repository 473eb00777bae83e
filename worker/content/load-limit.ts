import { type RateLimit, visitorNetwork } from '../request/rate-limit.ts';
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
    if (ip === undefined) return;
    const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
    if (success) return;
    const message = 'Too many requests came from your connection. Please wait a minute.';
    throw new Refusal({ message, status: 429 });
  };
}
