import { type ContentError, errorOf, type Result } from '../../shared/content/result.ts';
import { ProviderError } from '../provider/provider-error.ts';

/** A request for content that the site refuses, with the message for the visitor and the HTTP status. */
export class ContentRefusal extends Error {
  override name = 'ContentRefusal';
  readonly status: number;

  constructor({ message, status }: ContentError) {
    super(message);
    this.status = status;
  }
}

/** Maps any error to the message and the status of the response. */
export function contentError(error: unknown): ContentError {
  if (error instanceof ContentRefusal) return { message: error.message, status: error.status };
  if (error instanceof ProviderError) {
    return { message: error.message, status: statusOf(error.status) };
  }
  return { message: 'Something went wrong on our side.', status: 500 };
}

/** 400 and 404 are caused by the visitor's URL, all other statuses of the provider by itself. */
function statusOf(status: number | null): number {
  return status === 400 || status === 404 ? status : 503;
}

/**
 * The status of a page or file of which all parts failed, and not only because they are missing: 503
 * (Service Unavailable), or 429 (Too Many Requests). Undefined otherwise. A part that is still
 * loading is undefined.
 */
export function unavailableStatus(
  parts: readonly (Result<unknown> | undefined)[],
): 429 | 503 | undefined {
  const statuses = parts.map((part) => errorOf(part)?.status ?? 200);
  if (!statuses.every((status) => status >= 400)) return undefined;
  if (statuses.some((status) => status >= 500)) return 503;
  return statuses.includes(429) ? 429 : undefined;
}
