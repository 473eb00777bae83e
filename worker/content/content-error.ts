import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { ContentError, FieldErrors } from '../../shared/content/result.ts';
import { TextTooLong } from '../../shared/text/plain-text.ts';
import { errorLine, ProviderError } from '../provider/provider-error.ts';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly response: ContentError;

  constructor(status: number, message: string, fields?: FieldErrors) {
    super(message);
    this.response = { message, status, ...(fields && { fields }) };
  }
}

export function contentError(error: unknown): ContentError {
  if (error instanceof Refusal) return error.response;
  if (error instanceof TextTooLong) return { message: error.message, status: 400 };
  if (error instanceof ProviderError) {
    return { message: error.message, status: error.isRejection ? 400 : 503 };
  }
  return { message: 'Something went wrong on our side.', status: 500 };
}

/**
 * Returns the kind of a content and the error for the log, without a text of the visitor: the provider's message may
 * repeat a query, or the id of a post.
 */
export function loggedFailure(
  { kind: { path, name }, params, url }: ContentRequest,
  error: unknown,
) {
  const messages = !url.includes('?') && !('id' in Object(params));
  return { path: path || name, error: errorLine(error, { messages }) };
}
