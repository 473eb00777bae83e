import { createMiddleware } from 'hono/factory';
import { tdmReservation } from '../documents/content-use.ts';

export const robotsTag = {
  /** The value for deployments other than production. */
  notIndexed: 'noindex, nofollow',
  /** The value for data of pages: search results should lead to the page. */
  dataOnly: 'noindex',
};

/** Sets `X-Robots-Tag` on every response. If this middleware is nested, the outer value wins. */
export function withRobotsTag(value: string) {
  return createMiddleware(async function withRobotsTag(c, next) {
    await next();
    c.res.headers.set('X-Robots-Tag', value);
  });
}

/** Reserves text and data mining on every response (W3C Community Group, TDMRep). */
export function tdmHeaders(siteUrl: string) {
  const reservation = Object.entries(tdmReservation(siteUrl));
  return createMiddleware(async function tdmHeaders(c, next) {
    await next();
    for (const [name, value] of reservation) c.res.headers.set(name, value);
  });
}
