/**
 * Whether a POST comes from a page of this site. Every browser sends `Origin` (RFC 6454), `Sec-Fetch-Site` or
 * both, and each one that is present must match. A referrer policy, also that of a browser extension, can make the
 * origin `null`: then `Sec-Fetch-Site` decides.
 */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin') ?? 'null';
  const site = headers.get('Sec-Fetch-Site');
  const hasOrigin = origin === new URL(url).origin;
  return site === 'same-origin' ? hasOrigin || origin === 'null' : site === null && hasOrigin;
}
