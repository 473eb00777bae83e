/** Where a post's relative addresses would lead; none of the world's hosts has such a name (RFC 2606). */
const here = 'https://site.invalid';

/** An address as browsers read it (URL standard): undefined where it is none, or relative. */
export function absoluteUrl(written: unknown): URL | undefined {
  const url = urlOf(written);
  return url && isElsewhere(url) ? url : undefined;
}

export function urlOf(written: unknown): URL | undefined {
  return typeof written === 'string' ? (URL.parse(written, here) ?? undefined) : undefined;
}

export function isElsewhere({ origin }: URL): boolean {
  return origin !== here;
}

/** Blanks on both sides. A run of them is looked at from its beginning only, or a long one would take for ever. */
const around = /^[\0- ]+|(?<![\0- ])[\0- ]+$/g;

/** As it was written, but for what browsers read over; its scheme in lower case (RFC 3986, section 3.1). */
export function normalizedUrl(written: string): string {
  return written
    .replace(/[\t\n\r]/g, '')
    .replace(around, '')
    .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
}
