import { parameters, type Route, routeHref, type UrlParts } from './routes.ts';

/** The query parameters that determine the page of a list, a single post or a handout. */
const ownParameters = new Set<string>([
  ...['q', 'label', 'pageToken', parameters.post],
  ...['title', 'posts', parameters.add],
]);

/**
 * Returns the path and query that the URL of a route redirects to; undefined if it does not redirect. Without JavaScript
 * a form can submit an empty search, or a search with a label. Other parameters are kept.
 */
export function canonicalRedirect({ search }: UrlParts, route: Route): string | undefined {
  const isOwn = route.name === 'list' || route.name === 'post' || route.name === 'handout';
  const href = search && isOwn ? routeHref(route) : null;
  if (href === null || ownQuery(search) === ownQuery(href.split('?')[1])) return undefined;
  return href;
}

function ownQuery(query = ''): string {
  const own = [...new URLSearchParams(query)].filter(([name]) => ownParameters.has(name));
  return `${new URLSearchParams(own)}`;
}
