/** The base for relative URLs in posts. No real host has such a name (RFC 2606). */
const placeholderOrigin = 'https://site.invalid';

/** Parses a URL as browsers do (URL standard). Undefined if it is invalid or relative. */
export function absoluteUrl(value: unknown): URL | undefined {
  const url = parseUrl(value);
  return url && isExternal(url) ? url : undefined;
}

export function parseUrl(value: unknown): URL | undefined {
  return URL.parse(`${value}`) ?? URL.parse(`${value}`, placeholderOrigin) ?? undefined;
}

export function isExternal({ origin }: URL): boolean {
  return origin !== placeholderOrigin;
}
