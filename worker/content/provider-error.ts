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
