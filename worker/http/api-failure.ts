import type { ApiFailure, ContentError } from '../../shared/answer.ts';

/** The one shape of a failure in JSON. */
export function apiFailure(error: ContentError): ApiFailure {
  return { error: true, ...error };
}
