import { parameters, type Route, routeHref, type UrlParts } from './routes.ts';

/** Returns the path and query that the URL of a route redirects to: with the canonical query. Undefined if it does not redirect. */
export function canonicalRedirect(
  { pathname, search }: UrlParts,
  route: Route,
): string | undefined {
  const ownParameters = parametersOf(route);
  if (!search || !ownParameters) return undefined;
  const query = canonicalQuery(route, search, ownParameters);
  return query === search ? undefined : pathname + query;
}

const listParameters = new Set<string>([parameters.post, 'q', 'label', 'pageToken']);
const handoutParameters = new Set<string>(['title', 'posts', parameters.add]);

/** The query parameters that determine the page; undefined if there are none. */
function parametersOf(route: Route): ReadonlySet<string> | undefined {
  if (route.name === 'handout') return handoutParameters;
  const isListQuery = route.name === 'list' || (route.name === 'post' && route.list !== 'articles');
  return isListQuery ? listParameters : undefined;
}

/** Without JavaScript a form can submit an empty search, or a search with a label. Other parameters are kept. */
function canonicalQuery(route: Route, search: string, own: ReadonlySet<string>): string {
  const canonical = /\?.*/.exec(routeHref(route) ?? '')?.[0] ?? '';
  if (search === canonical) return search;
  const params = new URLSearchParams(search);
  const ownParams = new URLSearchParams([...params].filter(([name]) => own.has(name)));
  const canonicalParams = new URLSearchParams(canonical);
  ownParams.sort();
  canonicalParams.sort();
  return ownParams.toString() === canonicalParams.toString() ? search : canonical;
}
