import { paths } from '../shared/routes.ts';

/**
 * What our content may be used for, as the terms of use say it in section 8. Whatever says it to
 * machines is made of this: robots.txt, headers, pages, feeds and the line in the terms themselves.
 */
export const contentUse = { search: true, 'ai-train': false };

/** As robots.txt says it (contentsignals.org). */
export const contentSignal = Object.entries(contentUse)
  .map(([use, allowed]) => `${use}=${allowed ? 'yes' : 'no'}`)
  .join(', ');

/** The reservation of text and data mining, as headers and metadata of pages (W3C Community Group, TDMRep). */
export function tdmReservation(siteUrl: string) {
  return {
    'tdm-reservation': contentUse['ai-train'] ? '0' : '1',
    'tdm-policy': siteUrl + paths.terms,
  };
}

/** One line on rights, for feeds. */
export function rightsLine(siteUrl: string, owner: string): string {
  return `© ${owner}. How it may be used: ${siteUrl}${paths.copyright}. Content-Signal: ${contentSignal}; see ${siteUrl}${paths.terms}.`;
}
