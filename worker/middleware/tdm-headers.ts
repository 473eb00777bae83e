import { createMiddleware } from 'hono/factory';
import { tdmReservation } from '../content-use.ts';

/** Reserves text and data mining on every answer, of whatever kind. */
export function tdmHeaders(siteUrl: string) {
  const reservation = Object.entries(tdmReservation(siteUrl));
  return createMiddleware(async function tdmHeaders(c, next) {
    await next();
    for (const [name, value] of reservation) c.header(name, value);
  });
}
