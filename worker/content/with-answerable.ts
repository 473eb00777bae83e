import { ProviderError } from './provider-error.ts';

/** Of the provider's refusals, only the `answerable` ones are about what was asked; all others are its own failure. */
export async function withAnswerable<T>(
  answer: Promise<T>,
  answerable: readonly number[],
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status !== null && answerable.includes(error.status)) throw error;
    throw new ProviderError(error.message, 502, { cause: error });
  }
}
