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

/** Returns a text without its percent-encoding; undefined if that or its UTF-8 is invalid (RFC 3986, section 2.1). */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The values of each parameter. Empty ones are omitted. */
type QueryValues = Record<string, string | readonly string[] | undefined>;

/** Returns a query including the `?`; empty if no parameter has a value. */
export function queryOf(values: QueryValues): string {
  const entries = Object.entries(values).flatMap(([name, value = '']) =>
    [value].flat().flatMap((value) => (value ? [[name, value]] : [])),
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** Returns a query in which the characters of passages and ids are not escaped (RFC 3986, section 3.4). */
export function readableQueryOf(values: QueryValues): string {
  return queryOf(values).replace(/%(3[AB]|2C)/g, decodeURIComponent);
}
