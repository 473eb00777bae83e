import type { Context } from 'hono';
import { isbot } from 'isbot';
import { canonicalRedirect, parseRoute } from '../../shared/routes.ts';
import { cacheControl } from '../cache-control.ts';
import type { RespondWithPage } from './page-response.ts';
import { passageRedirect } from './passage-redirect.ts';

/** Responds with the page of the URL, or redirects to it. */
export function createPages(respondWithPage: RespondWithPage) {
  return async function pages(c: Context) {
    const url = new URL(c.req.url);
    const route = parseRoute(url);
    const passage = passageRedirect(route);
    const location = passage ?? canonicalRedirect(url);
    if (location !== undefined) {
      c.header('Cache-Control', cacheControl.file);
      return c.redirect(location, passage ? 303 : 308);
    }
    return respondWithPage(c, { route, waitForAll: isbot(c.req.header('User-Agent')) });
  };
}
