/** The texts of a path at the parameters of its pattern, as they are encoded in it. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/**
 * Returns the parameters of a path that matches a pattern such as '/articles/:postId'; undefined if it does not match.
 * Case and a trailing slash count. Hono's routes have the same patterns.
 */
export function matchPathPattern(pattern: string, pathname: string): PathParams | undefined {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
}
