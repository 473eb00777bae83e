import { siteFiles } from './site-files.ts';

const day = 24 * 60 * 60_000;

/** How long the file says that it holds: less than the year that RFC 9116 advises; days. */
const holdsFor = 180;

type SecurityTxtOptions = { siteUrl: string; email: string; now: number };

/** `/.well-known/security.txt` (RFC 9116). The same all day, so that it can be kept. */
export function securityTxt({ siteUrl, email, now }: SecurityTxtOptions): string {
  const expires = new Date((Math.floor(now / day) + holdsFor) * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${siteFiles.securityTxt}`,
    '',
  ].join('\n');
}
