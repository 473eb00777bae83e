import { ProviderError } from './provider-error.ts';

/** What went wrong and why, in a line for the log. */
export function errorLine(thrown: unknown): string {
  return lineOf(thrown, ({ message }) => `: ${message}`);
}

/** The same without the messages: the provider's may repeat what a visitor wrote. */
export function redactedErrorLine(thrown: unknown): string {
  return lineOf(thrown, () => '');
}

function lineOf(thrown: unknown, words: (error: Error) => string): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const reason = error instanceof ProviderError ? ` ${error.status ?? error.kind}` : '';
  const cause = error.cause === undefined ? '' : ` <- ${lineOf(error.cause, words)}`;
  return error.name + reason + words(error) + cause;
}
