import { Hono } from 'hono';
import type { RequestFacts } from '../../worker/request/request-facts.ts';

/** The facts of a request that is not limited, nor logged. */
export function requestFacts(values: Partial<RequestFacts> = {}): RequestFacts {
  const ofNone = { checkLoadLimit: async () => {}, loads: { count: 0, ms: 0 }, log: () => {} };
  return { ...ofNone, ...values };
}

/** An app whose requests carry these facts. */
export function appWithFacts(values: Partial<RequestFacts> = {}): Hono {
  return new Hono().use(async (c, next) => {
    c.set('facts', requestFacts(values));
    await next();
  });
}
