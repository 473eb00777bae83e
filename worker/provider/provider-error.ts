/**
 * A status of HTTP, or else `network`: the connection failed; `timeout`: no response in time; `format`:
 * an unreadable response.
 */
export type FailureReason = number | 'network' | 'timeout' | 'format';

/** A call to the provider failed (specification, section 8). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: FailureReason;
  /** Whether the visitor caused it: the provider rejects a search, a page token or a message. */
  readonly isRejection: boolean;

  /** @param message is shown to visitors: the provider's own if it sent one */
  constructor(
    message: string,
    reason: FailureReason,
    { cause, isRejection = false }: { cause?: unknown; isRejection?: boolean } = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.reason = reason;
    this.isRejection = isRejection;
  }
}

export function noResponse(cause: unknown): ProviderError {
  // The reason of an `AbortSignal.timeout` signal.
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return isTimeout
    ? new ProviderError('The content service took too long.', 'timeout', { cause })
    : new ProviderError('The content service could not be reached.', 'network', { cause });
}

/** Whether the provider was unavailable rather than rejected the request: a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  const { reason } = error;
  return typeof reason === 'number' ? reason >= 500 : reason !== 'format';
}

/** The error and its causes in one line for the log. Without `messages`: the provider's may repeat what a visitor wrote. */
export function errorLine(thrown: unknown, { messages = true } = {}): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = error instanceof ProviderError ? ` ${error.reason}` : '';
  const message = messages ? `: ${error.message}` : '';
  const cause = error.cause === undefined ? '' : ` <- ${errorLine(error.cause, { messages })}`;
  return error.name + reason + message + cause;
}
