import type { LinkItem } from './stored-schemas.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export type ContentError = {
  message: string;
  status: number;
  fields?: FieldErrors;
  didYouMean?: LinkItem[];
};

/** The data of a request, or the error that a page shows instead. */
export type Result<T> = { data: T } | { error: ContentError };

export function failure(status: number, message: string, didYouMean?: LinkItem[]): Result<never> {
  return { error: { message, status, ...(didYouMean && { didYouMean }) } };
}

/** The result so far: undefined while it is pending. */
export type Remote<T> = Result<T> | undefined;

export function dataOf<T>(remote: Remote<T> | null): T | undefined {
  return remote && 'data' in remote ? remote.data : undefined;
}

export function errorOf(remote: Remote<unknown> | null): ContentError | undefined {
  return remote && 'error' in remote ? remote.error : undefined;
}

/** The body of every JSON error response (specification, section 8). */
export type ApiFailure = ContentError & { error: true };
