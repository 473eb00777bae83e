import { ProviderError } from './provider-error.ts';

/** Of the provider's statuses of failure, only the `answerable` ones are about the request; all others are the provider's own. */
export async function withClientErrors<T>(
  answer: Promise<T>,
  answerable: readonly number[],
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status === null) throw error;
    if (answerable.includes(error.status)) throw error;
    throw new ProviderError(error.message, 502, { cause: error });
  }
}
