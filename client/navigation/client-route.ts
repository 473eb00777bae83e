import { parseRoute, type Route, routeStatus } from '../../shared/routes.ts';

/**
 * The route that a client navigation from `from` to `url` shows. Undefined where only a document
 * load can lead there: to another origin, to a response with a status of its own, and to and from
 * the contact page, which has a content security policy of its own.
 */
export function clientRoute(url: URL, from: Route): Route | undefined {
  // Some engines report that a navigation to a subdomain can be intercepted.
  if (url.origin !== location.origin) return undefined;
  const route = parseRoute(url);
  const loads = routeStatus(route) !== 200 || from.name === 'contact' || route.name === 'contact';
  return loads ? undefined : route;
}
