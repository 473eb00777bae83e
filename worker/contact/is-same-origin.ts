/**
 * Whether a request comes from a page of this site. For a POST, every browser sends `Origin` (RFC
 * 6454), `Sec-Fetch-Site` (Fetch Metadata) or both. Each one that is present must match.
 */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null && site === null) return false;
  return (
    (origin === null || origin === new URL(url).origin) && (site === null || site === 'same-origin')
  );
}
