/** Why content could not be had, in words that a person understands, with an HTTP status. */
export type ContentError = { message: string; status: number };

/** What asking for content leads to; a failure is a value, so that a page can show it. */
export type Answer<T> = { data: T } | { error: ContentError };

/** The body of every failed answer of `/api` (specification, section 8). */
export type ApiFailure = ContentError & { error: true };
