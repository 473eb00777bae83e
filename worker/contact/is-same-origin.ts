/**
 * Whether a request comes from a page of this site: every browser says so with a POST, in `Origin`
 * (RFC 6454), in `Sec-Fetch-Site` (Fetch Metadata), or in both, which then may not contradict.
 */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null && site === null) return false;
  return (
    (origin === null || origin === new URL(url).origin) && (site === null || site === 'same-origin')
  );
}
