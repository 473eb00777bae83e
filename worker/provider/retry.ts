import { requestContext } from '../request-context.ts';
import { isOutage } from './provider-error.ts';

/** The timeout of the first attempt, which leaves time for a second; ms. */
const firstTimeout = 2_500;

type RetryOptions = {
  timeout?: number;
  /** Ends both attempts. The default is the deadline of the request. */
  deadline?: AbortSignal;
};

/** Retries an idempotent call once after an outage of the provider. */
export async function withRetry<T>(
  attempt: (signal: () => AbortSignal) => Promise<T>,
  { timeout = firstTimeout, deadline = requestContext().deadline() }: RetryOptions = {},
): Promise<T> {
  try {
    return await attempt(() => AbortSignal.any([deadline, AbortSignal.timeout(timeout)]));
  } catch (error) {
    if (!isOutage(error) || deadline.aborted) throw error;
    return attempt(() => deadline);
  }
}
