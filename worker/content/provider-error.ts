import { isTimeout } from './unless-aborted.ts';

/** Why a call to the provider failed (specification, section 8). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** The HTTP status, or null where there was no response. */
  readonly status: number | null;

  /** `message` is the provider's own where it sent one, and is shown to visitors. */
  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** There was no response: it came too late, or the line broke. */
export function noResponse(cause: unknown): ProviderError {
  const message = isTimeout(cause)
    ? 'The content service took too long.'
    : 'The content service could not be reached.';
  return new ProviderError(message, null, { cause });
}
