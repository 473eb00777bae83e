import { type RateLimit, visitorNetwork } from '../rate-limit.ts';
import { requestContext } from '../request-context.ts';

/** A network has caused too many loads of content that visitors can make up. */
export class LoadLimitError extends Error {
  override name = 'LoadLimitError';

  constructor() {
    super('Too many requests came from your connection. Please wait a minute.');
  }
}

/**
 * Counts a load for the network of the request. Local runs without a proxy have no IP address, and
 * neither has work after a response: their loads have no limit.
 * @throws {LoadLimitError}
 */
export type AdmitLoad = () => Promise<void>;

export function createAdmitLoad(rateLimit: RateLimit): AdmitLoad {
  return async () => {
    const { ip } = requestContext();
    if (ip === undefined) return;
    const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
    if (!success) throw new LoadLimitError();
  };
}
