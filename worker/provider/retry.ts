import { isOutage } from './provider-error.ts';

/** The timeouts of the first attempt and of the second; ms. */
const timeouts = [2_500, 1_500] as const;

/** Retries an idempotent call once after an outage of the provider. */
export async function withRetry<T>(attempt: (timeout: number) => Promise<T>): Promise<T> {
  try {
    return await attempt(timeouts[0]);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return attempt(timeouts[1]);
  }
}
