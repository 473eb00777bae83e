import { siteFiles } from '../../shared/site-files.ts';

const day = 24 * 60 * 60_000;

/** The time until the file expires; days. RFC 9116 recommends less than a year. */
const lifetime = 180;

type SecurityTxtOptions = {
  siteUrl: string;
  email: string;
  /** Ms since the epoch. */
  now: number;
};

/** `/.well-known/security.txt` (RFC 9116). It changes once a day, so that it can be cached. */
export function securityTxt({ siteUrl, email, now }: SecurityTxtOptions): string {
  const expires = new Date((Math.floor(now / day) + lifetime) * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${siteFiles.securityTxt}`,
    '',
  ].join('\n');
}
