import { createMiddleware } from 'hono/factory';

export const robotsTag = {
  name: 'X-Robots-Tag',
  /** Off production. */
  notIndexed: 'noindex, nofollow',
  /** Of data that a page shows: the page is what a search is to find. */
  dataOnly: 'noindex',
};

/** Sets the tag on every response, of whatever kind. Of two such middlewares the outer one wins. */
export function withRobotsTag(value: string) {
  return createMiddleware(async function withRobotsTag(c, next) {
    await next();
    c.header(robotsTag.name, value);
  });
}
