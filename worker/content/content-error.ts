import type { ContentError } from '../../shared/content/result.ts';
import { ProviderError } from '../provider/provider-error.ts';

/** The one map from what went wrong to what visitors are told and with which status. */
export function contentError(error: unknown): ContentError {
  if (error instanceof ProviderError) {
    return { message: error.message, status: statusOf(error.status) };
  }
  return { message: 'Something went wrong on our side.', status: 500 };
}

/** What the provider finds wrong with the visitor's address is the address's fault, all else the provider's. */
function statusOf(status: number | null): number {
  return status === 400 || status === 404 ? status : 503;
}
