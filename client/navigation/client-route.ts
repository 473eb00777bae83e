import { parseRoute, type Route, routeStatus } from '../../shared/routes.ts';

/** Undefined if a document load is needed. The contact page has a different content security policy. */
export function clientRoute(url: URL, from: Route): Route | undefined {
  // Some browsers set `canIntercept` for a navigation to a subdomain.
  if (url.origin !== location.origin) return undefined;
  const route = parseRoute(url);
  const needsDocumentLoad =
    routeStatus(route) !== 200 || from.name === 'contact' || route.name === 'contact';
  return needsDocumentLoad ? undefined : route;
}
