import { isTimeout } from './abortable.ts';

/** `network`: the connection failed. `format`: a response that we cannot read. `http`: a status of failure. */
export type FailureKind = 'network' | 'timeout' | 'http' | 'format';

/** Why a call to the provider failed (specification, section 8). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: FailureKind;
  /** The HTTP status; null unless that is what failed. */
  readonly status: number | null;

  /** `message` is the provider's own where it sent one, and is shown to visitors. `reason` is the HTTP status, or the kind of failure. */
  constructor(
    message: string,
    reason: number | Exclude<FailureKind, 'http'>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = typeof reason === 'number' ? 'http' : reason;
    this.status = typeof reason === 'number' ? reason : null;
  }
}

/**
 * The result for a post that does not exist or no longer does. It is returned, never thrown and
 * never stored. `cause`, for the log, is the error by which this was found out; none if it was remembered.
 */
export class PostNotFound extends ProviderError {
  constructor(cause?: unknown) {
    super('There is no such post.', 404, { cause });
  }
}

/** There was no response: it came too late, or the connection failed. */
export function noResponse(cause: unknown): ProviderError {
  return isTimeout(cause)
    ? new ProviderError('The content service took too long.', 'timeout', { cause })
    : new ProviderError('The content service could not be reached.', 'network', { cause });
}

/** Whether the provider could not respond, rather than refused to: a second attempt may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  const { kind, status } = error;
  return kind === 'network' || kind === 'timeout' || (status !== null && status >= 500);
}
