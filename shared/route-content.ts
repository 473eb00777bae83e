import type { ContentRequest } from './content/content-request.ts';
import { featuredKind } from './content/featured.ts';
import { labelsKind } from './content/label-counts.ts';
import { lists } from './content/lists.ts';
import { organizationKind } from './content/organization.ts';
import { passagesKind } from './content/passages-document.ts';
import { postKind } from './content/post.ts';
import { postsKind } from './content/posts.ts';
import { relatedKind } from './content/related.ts';
import { resourceKind } from './content/resource.ts';
import { documentKind } from './content/site-document.ts';
import { sundayKind, sundaysKind } from './content/sundays.ts';
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
    parts: route.name === 'handout' ? route.handout.posts.map(postKind.request) : [],
    extras: [
      ...(hasSunday ? [sundayKind.request({})] : []),
      ...(hasFeatured ? [featuredKind.request({})] : []),
      ...(panelList && lists[panelList].labels.size > 0
        ? [labelsKind.request({ list: panelList })]
        : []),
      ...relatedContent(route),
      organizationKind.request({}),
    ],
  };
}

/** A single post, a chapter and a search have related content. */
function relatedContent(route: Route): ContentRequest[] {
  if (route.name === 'post') {
    const { list, postId } = route;
    return [relatedKind.request({ list, postId })];
  }
  if (route.name !== 'list' || route.browse.pageToken) return [];
  const { list, browse } = route;
  const isChapter = browse.mode === 'label' && list === 'thoughts' && /\d$/.test(browse.label);
  if (!isChapter && browse.mode !== 'search') return [];
  return [relatedKind.request({ list, browse })];
}

/** Returns all content requests of a route, in the order of the page. */
export function contentRequests(route: Route): ContentRequest[] {
  const { main, parts, extras } = routeContent(route);
  return [...(main ? [main] : []), ...parts, ...extras];
}

function mainContent(route: Route): ContentRequest | null {
  switch (route.name) {
    case 'list':
      return postsKind.request({ list: route.list, browse: route.browse });
    case 'post':
      return postKind.request({ list: route.list, postId: route.postId });
    case 'resources':
      return resourceKind.request({ label: route.label });
    case 'document':
      return documentKind.request({ name: route.document });
    case 'sundays':
      return sundaysKind.request({ date: route.date, series: route.series });
    case 'passages':
      return passagesKind.request({ book: route.book, ref: route.ref });
    default:
      return null;
  }
}
