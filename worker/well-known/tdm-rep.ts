import { tdmReservation } from '../content-use.ts';

/** `/.well-known/tdmrep.json`: the reservation of text and data mining for the whole site (W3C Community Group, TDMRep). */
export function tdmRep(siteUrl: string): string {
  const { 'tdm-reservation': reservation, 'tdm-policy': policy } = tdmReservation(siteUrl);
  const rule = { location: '/', 'tdm-reservation': Number(reservation), 'tdm-policy': policy };
  return JSON.stringify([rule]);
}
