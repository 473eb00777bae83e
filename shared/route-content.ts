import type { ContentRequest } from './content/content-request.ts';
import { articlesList } from './content/lists.ts';
import type { Route } from './routes.ts';

export type RouteContent = {
  /** The content whose absence or failure is the page's own. */
  main: ContentRequest | null;
  /** What the page leaves out where it fails. */
  extras: readonly ContentRequest[];
};

/** The content that the page of a route shows. The organization is in the footer of every page. */
export function routeContent(route: Route): RouteContent {
  const main = mainContent(route);
  const hasFeatured =
    route.name === 'home' || (route.name === 'list' && route.list === articlesList);
  return {
    main,
    extras: [...(hasFeatured ? [{ kind: 'featured' as const }] : []), { kind: 'organization' }],
  };
}

/** All of it, the main content first. */
export function contentRequests(route: Route): ContentRequest[] {
  const { main, extras } = routeContent(route);
  return main ? [main, ...extras] : [...extras];
}

function mainContent(route: Route): ContentRequest | null {
  switch (route.name) {
    case 'list':
      return { kind: 'posts', list: route.list.name, browse: route.browse };
    case 'post':
      return { kind: 'post', list: route.list.name, postId: route.postId };
    case 'resources':
      return { kind: 'resource', label: route.label };
    case 'document':
      return { kind: 'document', name: route.document };
    default:
      return null;
  }
}
