import { articlesList } from './content/lists.ts';
import {
  parameters,
  parseRoute,
  paths,
  type Route,
  routeHref,
  routeStatus,
  type UrlParts,
} from './routes.ts';

/**
 * Returns the path and query that a URL redirects to: without a trailing slash and with the canonical
 * query. Undefined if the URL is canonical or not found.
 */
export function canonicalRedirect({ pathname, search }: UrlParts): string | undefined {
  const path = pathname === paths.home ? pathname : pathname.replace(/\/$/, '');
  if (path === pathname && search === '') return undefined;
  const route = parseRoute({ pathname: path, search });
  if (routeStatus(route) !== 200) return undefined;
  const query = isListQuery(route) ? canonicalQuery(route, search) : search;
  return path === pathname && query === search ? undefined : path + query;
}

const listParameters = new Set<string>([parameters.post, 'q', 'label', 'pageToken']);

type ListRoute = Extract<Route, { name: 'list' | 'post' }>;

function isListQuery(route: Route): route is ListRoute {
  return route.name === 'list' || (route.name === 'post' && route.list !== articlesList);
}

/** Without JavaScript a form can submit an empty search, or a search with a label. Other parameters are kept. */
function canonicalQuery(route: ListRoute, search: string): string {
  const params = new URLSearchParams(search);
  const listParams = new URLSearchParams([...params].filter(([name]) => listParameters.has(name)));
  const canonical = new URL(routeHref(route) ?? '', 'https://site.invalid').search;
  const canonicalParams = new URLSearchParams(canonical);
  listParams.sort();
  canonicalParams.sort();
  return listParams.toString() === canonicalParams.toString() ? search : canonical;
}
