import { requestContext } from '../request/request-context.ts';
import { isOutage } from './provider-error.ts';

/** The timeout of the first attempt, which leaves time for a second; ms. */
const firstTimeout = 2_500;

/**
 * Retries an idempotent call once after an outage of the provider.
 * @param deadline ends both attempts; by default that of the request
 */
export async function withRetry<T>(
  attempt: (signal: () => AbortSignal) => Promise<T>,
  deadline = requestContext().deadline(),
): Promise<T> {
  try {
    return await attempt(() => AbortSignal.any([deadline, AbortSignal.timeout(firstTimeout)]));
  } catch (error) {
    if (!isOutage(error) || deadline.aborted) throw error;
    return attempt(() => deadline);
  }
}
