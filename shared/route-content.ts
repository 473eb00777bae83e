import { browseQuery } from './browse/browse-state.ts';
import type { ContentRequest } from './content/content-request.ts';
import { lists } from './content/lists.ts';
import type { Route } from './routes.ts';

export type RouteContent = {
  /** The content that determines the status of the page. */
  main: ContentRequest | null;
  /** The parts of the page, each of which can fail by itself. */
  parts: readonly ContentRequest[];
  /** The content that the page omits if it fails to load. */
  extras: readonly ContentRequest[];
};

export function routeContent(route: Route): RouteContent {
  const main = mainContent(route);
  const hasFeatured = route.name === 'home' || (route.name === 'list' && route.list === 'articles');
  const panelList = route.name === 'list' ? route.list : undefined;
  const hasSunday = route.name === 'home' || panelList === 'thoughts';
  return {
    main,
    parts:
      route.name === 'handout'
        ? route.handout.posts.map((post) => ({ kind: 'post' as const, ...post }))
        : [],
    extras: [
      ...(hasSunday ? [{ kind: 'sunday' as const }] : []),
      ...(hasFeatured ? [{ kind: 'featured' as const }] : []),
      ...(panelList && lists[panelList].labels.size > 0
        ? [{ kind: 'labels' as const, list: panelList }]
        : []),
      ...relatedContent(route),
      { kind: 'organization' },
    ],
  };
}

/** A single post, a chapter and a search have related content. */
function relatedContent(route: Route): ContentRequest[] {
  if (route.name === 'post') {
    const { list, postId } = route;
    return [{ kind: 'related', list, query: `?${new URLSearchParams({ post: postId })}` }];
  }
  if (route.name !== 'list' || route.browse.pageToken) return [];
  const { list, browse } = route;
  const isChapter = browse.mode === 'label' && list === 'thoughts' && /\d$/.test(browse.label);
  if (!isChapter && browse.mode !== 'search') return [];
  return [{ kind: 'related', list, query: browseQuery(browse) }];
}

/** Returns all content requests of a route, in the order of the page. */
export function contentRequests(route: Route): ContentRequest[] {
  const { main, parts, extras } = routeContent(route);
  return [...(main ? [main] : []), ...parts, ...extras];
}

function mainContent(route: Route): ContentRequest | null {
  switch (route.name) {
    case 'list':
      return { kind: 'posts', list: route.list, browse: route.browse };
    case 'post':
      return { kind: 'post', list: route.list, postId: route.postId };
    case 'resources':
      return { kind: 'resource', label: route.label };
    case 'document':
      return { kind: 'document', name: route.document };
    case 'sundays':
    case 'passages': {
      // The content has the query of the route.
      const { name, ...query } = route;
      return { kind: name, ...query } as ContentRequest;
    }
    default:
      return null;
  }
}
