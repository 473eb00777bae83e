import { errorLine, redactedErrorLine } from './provider-error.ts';

/** The key of stored content without the query and the post id of a visitor, which are not logged. */
export function loggedKey(key: string): string {
  return key.replace(/\?.*/s, '').replace(/(?<=\/api\/(thoughts|quotes|articles)\/).*/s, ':id');
}

/** For the log. The error of content that a visitor's text identifies has no messages: the provider's may repeat the text. */
export function loggedFailure(key: string, error: unknown): { key: string; error: string } {
  const logged = loggedKey(key);
  return { key: logged, error: logged === key ? errorLine(error) : redactedErrorLine(error) };
}
