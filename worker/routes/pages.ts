import { type Context, Hono, type Next } from 'hono';
import { isbot } from 'isbot';
import { filterGroups } from '../../shared/browse/filter-groups.ts';
import { canonicalRedirect } from '../../shared/canonical-redirect.ts';
import {
  filteredListHref,
  parseRoute,
  passageHref,
  passagesHref,
  pathRoutes,
  type Route,
  routeStatus,
} from '../../shared/routes.ts';
import { books } from '../../shared/scripture/books.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { RespondWithPage } from './page-response.ts';
import { type StaticFiles, staticFileRoutes } from './static-files.ts';

type PageRoutesOptions = { respondWithPage: RespondWithPage; files: StaticFiles };

/**
 * The pages, and the not-found page for all other paths. Static files are looked up only for paths
 * that are no page.
 */
export function pageRoutes({ respondWithPage, files }: PageRoutesOptions): Hono {
  const routes = new Hono();
  for (const [pattern] of pathRoutes) routes.get(pattern, page);
  return routes.route('/', staticFileRoutes(files)).get('*', redirectTrailingSlash, page);

  async function page(c: Context) {
    const url = new URL(c.req.url);
    const route = parseRoute(url);
    const readPassage = await passageReaderFor(route);
    const passage = readPassage && passageRedirect(route, readPassage);
    const book = readPassage && bookRedirect(route, readPassage);
    const location = passage ?? book ?? canonicalRedirect(url, route);
    if (location !== undefined) {
      c.header('Cache-Control', cacheControl.file);
      return c.redirect(location, passage ? 303 : 308);
    }
    return respondWithPage(c, {
      route,
      readPassage,
      waitsForAll: () => isbot(c.req.header('User-Agent')),
    });
  }
}

async function redirectTrailingSlash(c: Context, next: Next) {
  const { pathname, search } = new URL(c.req.url);
  if (!pathname.endsWith('/')) return next();
  const url = { pathname: pathname.slice(0, -1), search };
  const route = parseRoute(url);
  if (routeStatus(route) !== 200) return next();
  c.header('Cache-Control', cacheControl.file);
  return c.redirect(canonicalRedirect(url, route) ?? url.pathname + search, 308);
}

async function passageReaderFor(route: Route): Promise<ReadPassage | undefined> {
  if (route.name !== 'passage-entry' && !(route.name === 'passages' && route.book))
    return undefined;
  return (await import('../../shared/scripture/passage.ts')).readPassage;
}

/**
 * Where the Scripture panel's filter form leads without JavaScript: to the passage that was typed,
 * or to the panel with the books whose names contain the text. Undefined if the text matches
 * nothing, and for other routes.
 */
function passageRedirect(route: Route, readPassage: ReadPassage): string | undefined {
  if (route.name !== 'passage-entry') return undefined;
  const { list, filter, browse } = route;
  const passage = readPassage(filter);
  if (passage) return 'problem' in passage ? undefined : passageHref(passage);
  const groups = books.map(([name]) => ({ name, chips: [] }));
  if (filterGroups(groups, filter).length === 0) return undefined;
  return filteredListHref(list, browse, filter);
}

/** Where another spelling of a book of the Bible leads: 'Is' to 'Isaiah'. Undefined for the name of the book, and for other routes. */
function bookRedirect(route: Route, readPassage: ReadPassage): string | undefined {
  if (route.name !== 'passages' || route.ref || /\S\s*\d/.test(route.book)) return undefined;
  // With a chapter, an abbreviation that is also a part of other names is read, too.
  const passage = readPassage(`${route.book} 1`);
  if (!passage || 'problem' in passage || passage.book === route.book) return undefined;
  return passagesHref({ book: passage.book });
}
