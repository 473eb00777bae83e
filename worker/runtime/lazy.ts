/**
 * Returns a function that creates a value with its first call, usually from a module that it imports
 * then. The value and not its promise is stored: a request must not await a promise of another
 * request. Of two values that are created at once, the first one is used.
 */
export function lazy<T extends object>(create: () => Promise<T>): () => Promise<T> {
  let value: T | undefined;
  return async () => {
    const created = value ?? (await create());
    value ??= created;
    return value;
  };
}
