import { type Context, Hono, type Next } from 'hono';
import { parseSundaysQuery } from '../../shared/content/sundays.ts';
import { seriesFormPath, seriesPage } from '../../shared/pages/series.ts';
import { sundaysHref, sundaysPage } from '../../shared/pages/sundays.ts';
import { canonicalRedirect, pages, parseRoute } from '../../shared/routes.ts';
import { createRespondWithPage, type PageServices } from './page-response.ts';
import { permanentRedirect } from './responses.ts';
import type { Services } from './services.ts';

/**
 * The pages, and the not-found page for all other paths. Static files are looked up only for paths
 * that are no page.
 */
export function pageRoutes(services: PageServices & Pick<Services, 'settings' | 'files'>): Hono {
  const { settings, files } = services;
  const respondWithPage = createRespondWithPage(services);
  const routes = new Hono();
  routes.get(sundaysPage.path, redirectLectionary);
  routes.get(seriesFormPath, openSeries);
  for (const path of new Set(pages.map(({ path }) => path))) routes.get(path, page);
  return routes.get('*', staticFile, redirectTrailingSlash, page);

  async function page(c: Context) {
    const url = new URL(c.req.url);
    const route = parseRoute(url);
    const location = canonicalRedirect(url, route);
    return location === undefined ? respondWithPage(c, route) : permanentRedirect(c, location);
  }

  async function staticFile(c: Context, next: Next) {
    const { path } = c.req;
    if (!/\.\w+$/.test(path)) return next();
    const file = await files.fetch(c.req.raw);
    if (file.status === 404) return next();
    c.set('policy', path.startsWith('/assets/') ? 'hashed' : 'file');
    return new Response(file.body, file);
  }

  /** The lectionary of the site has the URL without a series. */
  async function redirectLectionary(c: Context, next: Next) {
    const { date, series } = parseSundaysQuery(new URL(c.req.url).searchParams);
    return series === settings.LECTIONARY ? permanentRedirect(c, sundaysHref({ date })) : next();
  }
}

/** Redirects what the form of a series has to the URL of the series. */
async function openSeries(c: Context, next: Next) {
  const params = seriesPage.parse(new URL(c.req.url).searchParams, {});
  if (!params) return next();
  c.set('policy', 'private');
  return c.redirect(`${seriesPage.href(params)}`, 303);
}

async function redirectTrailingSlash(c: Context, next: Next) {
  const url = new URL(c.req.url);
  if (!url.pathname.endsWith('/')) return next();
  url.pathname = url.pathname.slice(0, -1);
  const route = parseRoute(url);
  const location = route.page.href(route.params);
  return location === null ? next() : permanentRedirect(c, location);
}
