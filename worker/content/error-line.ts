import { ProviderError } from './provider-error.ts';

/** What went wrong and why, in a line for the log. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = error instanceof ProviderError && error.status !== null ? ` ${error.status}` : '';
  const cause = error.cause === undefined ? '' : ` <- ${errorLine(error.cause)}`;
  return `${error.name}${status}: ${error.message}${cause}`;
}
