import type { ContentError } from '../../shared/content/result.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { LoadLimitError } from './load-limit.ts';

/** Maps any error to the message and the status of the response. */
export function contentError(error: unknown): ContentError {
  if (error instanceof ProviderError) {
    return { message: error.message, status: statusOf(error.status) };
  }
  if (error instanceof LoadLimitError) return { message: error.message, status: 429 };
  return { message: 'Something went wrong on our side.', status: 500 };
}

/** 400 and 404 are caused by the visitor's URL, all other statuses of the provider by itself. */
function statusOf(status: number | null): number {
  return status === 400 || status === 404 ? status : 503;
}
