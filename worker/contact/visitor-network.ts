/** The network that a visitor writes from, by the address that Cloudflare gives: of IPv6 the /64, all of which is one household's. */
export function visitorNetwork(address: string | undefined): string {
  if (!address?.includes(':') || address.includes('.')) return address ?? 'unknown';
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4).join(':');
}
