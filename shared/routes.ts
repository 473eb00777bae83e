import {
  type Browse,
  browseAll,
  browseLabel,
  browseQuery,
  parseBrowse,
} from './browse/browse-state.ts';
import { resourceLabels } from './content/fixed-labels.ts';
import { articlesList, type List, lists, thoughtsList } from './content/lists.ts';
import { type DocumentName, documentNames } from './content/site-document.ts';
import { elementIds } from './dom-contract.ts';
import type { Passage } from './scripture/passage.ts';

/** The path of every page that has no parameter in its path (specification, section 2). */
export const paths = {
  home: '/',
  thoughts: '/apologetics',
  quotes: '/quotes',
  articles: '/articles',
  resources: '/resources',
  contact: '/contact',
  about: '/about',
  copyright: '/copyright',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
} as const;

/** The query parameters of the site's URLs, beside those of a browse state. */
export const parameters = {
  /** A thought or a quote by itself, on the page of its list. */
  post: 'post',
  /** A passage as a person types it. */
  passage: 'ref',
  /** The text in a panel's filter, where the browser runs no script. */
  filter: 'filter',
} as const;

/** The longest text of a panel's filter; characters. */
export const filterLength = 100;

/** What a URL of the site names. It is parsed once, from the path and the query. */
export type Route =
  | { name: 'home' }
  | { name: 'list'; list: List; browse: Browse; filter: string }
  | { name: 'passage-entry'; list: List; browse: Browse; filter: string }
  | { name: 'post'; list: List; postId: string }
  | { name: 'resources'; label: string }
  | { name: 'document'; document: DocumentName }
  | { name: 'contact'; sent: boolean }
  | { name: 'not-found' }
  | { name: 'bad-request' };

/** A URL without its origin, as `URL` and `Location` have it. */
export type UrlParts = { pathname: string; search: string };

type Parse = (query: URLSearchParams) => Route;

/** The routes by their path, case-sensitive and without a slash at the end. */
const table = new Map<string, Parse>([
  [paths.home, () => ({ name: 'home' })],
  ...lists.map((list): [string, Parse] => [paths[list.name], (query) => listRoute(list, query)]),
  [
    paths.resources,
    (query) => ({ name: 'resources', label: query.get('label') || resourceLabels[0] }),
  ],
  [paths.contact, (query) => ({ name: 'contact', sent: query.has('sent') })],
  ...documentNames.map((document): [string, Parse] => [
    `/${document}`,
    () => ({ name: 'document', document }),
  ]),
]);

/** The one path with a parameter. The id stays as the URL has it: a percent-encoded one is not an id. */
const articlePath = new RegExp(`^${paths.articles}/([^/]+)$`);

function listRoute(list: List, query: URLSearchParams): Route {
  const browse = parseBrowse(query);
  const passage = query.get(parameters.passage);
  const filter = (passage ?? query.get(parameters.filter) ?? '').slice(0, filterLength);
  if (passage !== null && list === thoughtsList)
    return { name: 'passage-entry', list, browse, filter };
  const postId = list === articlesList ? null : query.get(parameters.post);
  return postId ? { name: 'post', list, postId } : { name: 'list', list, browse, filter };
}

export function parseRoute({ pathname, search }: UrlParts): Route {
  if (!isDecodable(pathname) || !isDecodable(search)) return { name: 'bad-request' };
  const parse = table.get(pathname);
  if (parse) return parse(new URLSearchParams(search));
  const postId = articlePath.exec(pathname)?.[1];
  return postId ? { name: 'post', list: articlesList, postId } : { name: 'not-found' };
}

/** The canonical URL of a route, without its origin; null where there is none. */
export function routeHref(route: Route): string | null {
  switch (route.name) {
    case 'home':
    case 'contact':
      return paths[route.name];
    case 'list':
      return listHref(route.list, route.browse);
    case 'post':
      return postHref(route.list, route.postId);
    case 'resources':
      return resourcesHref(route.label);
    case 'document':
      return `/${route.document}`;
    default:
      return null;
  }
}

/** The page of a route without its query, as the navigation links to it; null where it does not. */
export function pageHref(route: Route): string | null {
  if (route.name === 'list' || route.name === 'passage-entry') return listHref(route.list);
  return route.name === 'resources' ? paths.resources : routeHref(route);
}

export function listHref(list: List, browse: Browse = browseAll()): string {
  return paths[list.name] + browseQuery(browse);
}

/** A post by itself: an article has a path of its own, a thought or a quote is in the query of its list. */
export function postHref(list: List, postId: string): string {
  return list === articlesList
    ? `${paths.articles}/${encodeURIComponent(postId)}`
    : `${paths[list.name]}?${new URLSearchParams({ [parameters.post]: postId })}`;
}

/** The first label is the default and needs no query. */
export function resourcesHref(label: string): string {
  const query = label === resourceLabels[0] ? '' : `?${new URLSearchParams({ label })}`;
  return paths.resources + query;
}

/** The list of a route, with the browse state that its controls start from. */
export function browsedList(route: Route): { list: List; browse: Browse } | undefined {
  return route.name === 'list' || route.name === 'passage-entry' ? route : undefined;
}

/** The HTTP status that the URL alone decides; 200 where the content decides it. */
export function routeStatus({ name }: Route): 200 | 400 | 404 {
  if (name === 'bad-request') return 400;
  return name === 'not-found' || name === 'passage-entry' ? 404 : 200;
}

/** Whether both show the same page, in another state at the most. */
export function isSamePage(a: Route, b: Route): boolean {
  return pageKey(a) === pageKey(b);
}

function pageKey(route: Route): string {
  const { name } = route;
  return name === 'post' ? postHref(route.list, route.postId) : (pageHref(route) ?? name);
}

/**
 * Where a URL redirects to, because another one is canonical: without a slash at the end, and with
 * the query that says the same. Undefined for a canonical URL and for what is not found.
 */
export function canonicalRedirect({ pathname, search }: UrlParts): string | undefined {
  const path = pathname === paths.home ? pathname : pathname.replace(/\/$/, '');
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

/** A form without script may send an empty search, or a search and a label. Other parameters stay. */
function canonicalQuery(route: ListRoute, search: string): string {
  const given = new URLSearchParams(search);
  const listed = new URLSearchParams([...given].filter(([name]) => listParameters.has(name)));
  const canonical = new URL(routeHref(route) ?? '', 'https://site.invalid').search;
  const same = new URLSearchParams(canonical);
  listed.sort();
  same.sort();
  return listed.toString() === same.toString() ? search : canonical;
}

/** Whether every percent sign begins an encoded octet and the octets are UTF-8 (RFC 3986, section 2.1). */
export function isDecodable(text: string): boolean {
  try {
    // The result is used: a bundler removes a call whose result is not.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/** @param fragment the element that it leads to, where a whole chapter or book was typed */
export function passageHref({ label, isPart }: Passage, fragment?: string): string {
  const target = isPart ? elementIds.wholeChapter : fragment;
  return listHref(thoughtsList, browseLabel(label)) + (target ? `#${target}` : '');
}
