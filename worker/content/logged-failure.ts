import type { ContentRequest } from '../../shared/content/content-request.ts';
import { errorLine } from '../provider/provider-error.ts';

/**
 * Returns the kind of a content and the error for the log, without a text of the visitor: the provider's message may
 * repeat a query, or the id of a post.
 */
export function loggedFailure({ kind: { path, name }, url }: ContentRequest, error: unknown) {
  const messages = !url.includes('?') && !path.includes(':postId');
  return { path: path || name, error: errorLine(error, { messages }) };
}
