import { createMiddleware } from 'hono/factory';

/** Lets the scripts of every site read a response. Feeds, the calendar and the API are public, and some of their readers are pages. */
export const readableAnywhere = createMiddleware(async function readableAnywhere(c, next) {
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
});
