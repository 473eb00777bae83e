import { isTimeout } from './abortable.ts';

/**
 * `network`: the connection failed. `timeout`: no response in time. `http`: an error status.
 * `format`: an unreadable response.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'format';

/** A call to the provider failed (specification, section 8). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly kind: FailureKind;
  /** The HTTP status; null unless `kind` is `http`. */
  readonly status: number | null;

  /**
   * @param message is shown to visitors: the provider's own if it sent one
   * @param reason the HTTP status, or the kind of failure
   */
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

export function noResponse(cause: unknown): ProviderError {
  return isTimeout(cause)
    ? new ProviderError('The content service took too long.', 'timeout', { cause })
    : new ProviderError('The content service could not be reached.', 'network', { cause });
}

export function isTimeoutOfProvider(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === 'timeout';
}

/** Whether the provider was unavailable rather than rejected the request: a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  const { kind, status } = error;
  return kind === 'network' || kind === 'timeout' || (status !== null && status >= 500);
}

/** Replaces the status of an error by 502 unless it is one of `clientStatuses`, which the request caused. */
export async function withClientErrors<T>(
  call: Promise<T>,
  clientStatuses: readonly number[],
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status === null) throw error;
    if (clientStatuses.includes(error.status)) throw error;
    throw new ProviderError(error.message, 502, { cause: error });
  }
}

/** The error and its causes in one line for the log. Without `messages`: the provider's may repeat what a visitor wrote. */
export function errorLine(thrown: unknown, { messages = true } = {}): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = error instanceof ProviderError ? ` ${error.status ?? error.kind}` : '';
  const message = messages ? `: ${error.message}` : '';
  const cause = error.cause === undefined ? '' : ` <- ${errorLine(error.cause, { messages })}`;
  return error.name + reason + message + cause;
}

/** The key of stored content without the query and the post id of a visitor, which are not logged. */
export function loggedKey(key: string): string {
  return key.replace(/\?.*/s, '').replace(/(?<=\/api\/(thoughts|quotes|articles)\/).*/s, ':id');
}

/** For the log. The error of content that a visitor's text identifies has no messages: the provider's may repeat the text. */
export function loggedFailure(key: string, error: unknown): { key: string; error: string } {
  const logged = loggedKey(key);
  return { key: logged, error: errorLine(error, { messages: logged === key }) };
}
