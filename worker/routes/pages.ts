import type { Context } from 'hono';
import { isbot } from 'isbot';
import { pageAt } from '../../client/pages/pages.ts';
import { pageLocation } from '../../client/state/location-atom.ts';
import { browseQuery, parseBrowse } from '../../shared/browse/browse-state.ts';
import { listAt } from '../../shared/content/lists.ts';
import { postParameter, postQuery, queriedPostId } from '../../shared/post-address.ts';
import { cacheControl } from '../cache-control.ts';
import type { RespondWithPage } from './page-response.ts';
import { passageRedirect } from './passage-redirect.ts';

/** Answers with the page at the request's address. */
export function createPages(answerPage: RespondWithPage) {
  return async function pages(c: Context) {
    const url = new URL(c.req.url);
    const passage = passageRedirect(url);
    if (passage !== undefined) {
      c.header('Cache-Control', cacheControl.file);
      return c.redirect(passage, 303);
    }
    const canonical = canonicalRedirect(url);
    if (canonical !== undefined) {
      c.header('Cache-Control', cacheControl.file);
      return c.redirect(canonical, 308);
    }
    return answerPage(c, {
      location: pageLocation(url),
      waitForAll: isbot(c.req.header('User-Agent')),
    });
  };
}

const listParameters = new Set([postParameter, 'q', 'label', 'pageToken']);

/** The one address of what an address of ours asks for, where it is another: one without the slash at its end, or with the query that says the same. */
function canonicalRedirect({ pathname, search, searchParams }: URL): string | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const page = pageAt({ pathname: path, search });
  if (page.status) return undefined;
  const query = search && listAt(path) ? canonicalQuery(path, searchParams, search) : search;
  return path === pathname && query === search ? undefined : path + query;
}

/** A form without script may send an empty search, or a search and a label. A post stands by itself. */
function canonicalQuery(path: string, params: URLSearchParams, search: string): string {
  const asked = new URLSearchParams([...params].filter(([name]) => listParameters.has(name)));
  const postId = queriedPostId(path, asked);
  const canonical = postId === undefined ? browseQuery(parseBrowse(asked)) : postQuery(postId);
  const same = new URLSearchParams(canonical);
  asked.sort();
  same.sort();
  return asked.toString() === same.toString() ? search : canonical;
}
