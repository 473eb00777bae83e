import { copyrightPage, termsPage } from '../../shared/pages/document.ts';

/** Terms of Use, section 8. robots.txt, headers, feeds and a line of the terms are generated from it. */
export const contentUse = { search: true, 'ai-train': false };

/** The value of `Content-Signal` in robots.txt (contentsignals.org). */
export const contentSignal = Object.entries(contentUse)
  .map(([use, allowed]) => `${use}=${allowed ? 'yes' : 'no'}`)
  .join(', ');

/** The headers that reserve text and data mining (W3C Community Group, TDMRep). */
export function tdmReservation(siteUrl: string) {
  return {
    'tdm-reservation': contentUse['ai-train'] ? '0' : '1',
    'tdm-policy': siteUrl + termsPage.path,
  };
}

/** `/.well-known/tdmrep.json`: the reservation for the entire site (TDMRep). */
export function tdmRep(siteUrl: string): string {
  const { 'tdm-reservation': reservation, 'tdm-policy': policy } = tdmReservation(siteUrl);
  const rule = { location: '/', 'tdm-reservation': Number(reservation), 'tdm-policy': policy };
  return JSON.stringify([rule]);
}

export function rightsLine(siteUrl: string, owner: string): string {
  return `© ${owner}. How it may be used: ${siteUrl}${copyrightPage.path}. Content-Signal: ${contentSignal}; see ${siteUrl}${termsPage.path}.`;
}
