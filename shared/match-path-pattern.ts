import { matchPath, type Params } from 'react-router';

/**
 * Returns the parameters of a path that matches a pattern (react-router), as they are encoded in it; undefined if it does
 * not match. Case and a trailing slash count.
 */
export function matchPathPattern(pattern: string, pathname: string): Params | undefined {
  // react-router compiles a regular expression for each match. Most paths need none.
  const [literal = ''] = pattern.split(':', 1);
  if (literal === pattern) return pathname === pattern ? {} : undefined;
  if (!pathname.startsWith(literal)) return undefined;
  const match = matchPath({ path: pattern, caseSensitive: true }, pathname);
  return match?.pathnameBase === pathname ? match.params : undefined;
}
