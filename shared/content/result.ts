/** What is wrong with a form's fields, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why something could not be done, in words that a person understands, with an HTTP status. */
export type ContentError = { message: string; status: number; fields?: FieldErrors };

/** What asking for content leads to; a failure is a value, so that a page can show it. */
export type Result<T> = { data: T } | { error: ContentError };

/** The body of every failed answer in JSON (specification, section 8). */
export type ApiFailure = ContentError & { error: true };
