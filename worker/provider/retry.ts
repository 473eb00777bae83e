import { requestContext } from '../request-context.ts';
import { isOutage } from './provider-error.ts';

/** The longest that the first attempt may take, so that there is time for a second; ms. */
const firstAttempt = 2_500;

/**
 * Makes a call that changes nothing at the provider a second time where the provider could not
 * respond to the first. Both attempts are within the request's deadline.
 */
export async function withRetry<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  timeout = firstAttempt,
): Promise<T> {
  const { deadline } = requestContext();
  try {
    return await attempt(AbortSignal.any([deadline, AbortSignal.timeout(timeout)]));
  } catch (error) {
    if (!isOutage(error) || deadline.aborted) throw error;
    return attempt(deadline);
  }
}
