import { matchPath, type Params } from 'react-router';
import {
  type BrowseState,
  browseAll,
  browseLabel,
  browseQuery,
  parseBrowse,
} from './browse/browse-state.ts';
import { type ListName, listNames, resourceLabels } from './content/lists.ts';
import {
  type PassagesQuery,
  parsePassagesQuery,
  passagesQuery,
} from './content/passages-document.ts';
import { type PostReference, postIdPattern } from './content/post.ts';
import { type DocumentName, documentNames } from './content/site-document.ts';
import { parseSundaysQuery, type SundaysQuery, sundaysQuery } from './content/sundays.ts';
import { elementIds } from './dom-contract.ts';
import { addPost, type Handout, handoutHref, handoutPath, isFull } from './handout/handout.ts';
import { parseHandout } from './handout/parse-handout.ts';
import type { Passage } from './scripture/passage.ts';

/** The paths without a parameter (specification, section 2). */
export const paths = {
  home: '/',
  thoughts: '/apologetics',
  quotes: '/quotes',
  articles: '/articles',
  resources: '/resources',
  sundays: '/sundays',
  passages: '/passages',
  contact: '/contact',
  about: '/about',
  copyright: '/copyright',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
} as const;

/** The calendar of the Sundays and feasts (RFC 5545). */
export const calendarPath = '/sundays.ics';

/** The page for staff, on previews and local runs only. */
export const reportPath = '/report';

/** The query parameters of the site, except those of a browse state. */
export const parameters = {
  /** The id of a single thought or quote, on the path of its list. */
  post: 'post',
  /** A passage, as a visitor types it. */
  passage: 'ref',
  /** The text of a panel's filter box, in browsers without JavaScript. */
  filter: 'filter',
  /** The URL of a post to add to a handout, as a visitor enters it. */
  add: 'add',
  /** The path and query of the post that a message is about. */
  about: 'about',
} as const;

/** The maximum length of the text of a panel's filter box, in UTF-16 code units. */
export const filterLength = 100;

/** A parsed URL of the site. A URL is parsed once, from its path and query. */
export type Route =
  | { name: 'home' }
  | { name: 'list'; list: ListName; browse: BrowseState; filter: string }
  | { name: 'post'; list: ListName; postId: string }
  | { name: 'resources'; label: string }
  | { name: 'document'; document: DocumentName }
  | ({ name: 'sundays' } & SundaysQuery)
  | ({ name: 'passages' } & PassagesQuery)
  /** `about` is the path of the post that the message is about. */
  | { name: 'contact'; about?: string }
  /** `add` is the URL of a post that could not be added; empty if there is none. */
  | { name: 'handout'; handout: Handout; add: string }
  /** `handout` is what is valid. */
  | { name: 'invalid-handout'; handout: Handout; problem: string }
  | { name: 'not-found' }
  | { name: 'bad-request' };

export type HandoutRoute = Extract<Route, { name: 'handout' }>;

/** The path and query of a `URL` or `Location`. */
export type UrlParts = { pathname: string; search: string };

/** The pattern of a path, and what parses the query and the parameters of the path. */
type PathRoute = [pattern: string, parse: (query: URLSearchParams, params: Params) => Route];

/** The paths of all pages. Their patterns are case-sensitive and also those of Hono's routes. */
export const pathRoutes: readonly PathRoute[] = [
  [paths.home, () => ({ name: 'home' })],
  ...listNames.map((list): PathRoute => [paths[list], (query) => listRoute(list, query)]),
  [
    `${paths.articles}/:postId`,
    (_query, { postId = '' }) => ({ name: 'post', list: 'articles', postId }),
  ],
  [
    paths.resources,
    (query) => ({ name: 'resources', label: query.get('label') || resourceLabels[0] }),
  ],
  [paths.sundays, (query) => ({ name: 'sundays', ...parseSundaysQuery(query) })],
  [paths.passages, (query) => ({ name: 'passages', ...parsePassagesQuery(query) })],
  [handoutPath, handoutRoute],
  [paths.contact, contactRoute],
  ...documentNames.map(
    (document): PathRoute => [`/${document}`, () => ({ name: 'document', document })],
  ),
];

function listRoute(list: ListName, query: URLSearchParams): Route {
  // The Worker redirects a typed passage, and the browser loads its document.
  if (list === 'thoughts' && query.has(parameters.passage)) return { name: 'not-found' };
  const postId = list === 'articles' ? null : query.get(parameters.post);
  if (postId) return { name: 'post', list, postId };
  const filter = (query.get(parameters.filter) ?? '').slice(0, filterLength);
  return { name: 'list', list, browse: parseBrowse(query), filter };
}

/** Only the URL of a single post, without the origin, is what a message can be about. */
function contactRoute(query: URLSearchParams): Route {
  const about = query.get(parameters.about) ?? '';
  const post = postAt(about);
  const isPath = post && postHref(post.list, post.postId) === about;
  return isPath ? { name: 'contact', about } : { name: 'contact' };
}

/** The handout includes the post at the URL `add` if it can be added. */
function handoutRoute(query: URLSearchParams): Route {
  const { handout, problem } = parseHandout(query);
  if (problem) return { name: 'invalid-handout', handout, problem };
  const add = query.get(parameters.add)?.trim() ?? '';
  const post = postAt(add);
  return post && !isFull(handout)
    ? { name: 'handout', handout: addPost(handout, post), add: '' }
    : { name: 'handout', handout, add };
}

/** Returns the post at a URL with or without the origin; undefined if it is not the URL of a post. */
function postAt(url: string): PostReference | undefined {
  try {
    const parts = new URL(url, 'https://site.invalid');
    // These URLs could contain another one of them, and so on.
    if ([handoutPath, paths.contact].includes(parts.pathname)) return undefined;
    const route = parseRoute(parts);
    const isPost = route.name === 'post' && postIdPattern.test(route.postId);
    return isPost ? { list: route.list, postId: route.postId } : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a URL. An invalid percent-encoding results in `bad-request`, an unknown path or a trailing slash in `not-found`. */
export function parseRoute({ pathname, search }: UrlParts): Route {
  if (!isDecodable(pathname + search)) return { name: 'bad-request' };
  const query = new URLSearchParams(search);
  for (const [path, parse] of pathRoutes) {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    // A pattern also matches with trailing slashes.
    if (match?.pathnameBase === pathname) return parse(query, match.params);
  }
  return { name: 'not-found' };
}

/** Returns the path and query of the canonical URL of a route, or null if it has none. */
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
    case 'sundays':
      return sundaysHref(route);
    case 'passages':
      return paths.passages + passagesQuery(route);
    case 'handout':
      return handoutHref(route.handout, route.add);
    default:
      return null;
  }
}

/** Returns the URL of a route as the navigation links to it, without the state of the page; null if there is no such link. */
export function pageHref(route: Route): string | null {
  if (route.name === 'list') return listHref(route.list);
  if (route.name === 'handout') return handoutPath;
  return route.name === 'resources' ? paths.resources : routeHref(route);
}

export function listHref(list: ListName, browse: BrowseState = browseAll()): string {
  return paths[list] + browseQuery(browse);
}

/** Returns the URL of a single post. The id of an article is in the path, that of a thought or quote in the query. */
export function postHref(list: ListName, postId: string): string {
  return list === 'articles'
    ? `${paths.articles}/${encodeURIComponent(postId)}`
    : `${paths[list]}?${new URLSearchParams({ [parameters.post]: postId })}`;
}

/** Returns the URL of the contact form for a message about a single post. */
export function contactHref(list: ListName, postId: string): string {
  return `${paths.contact}?${new URLSearchParams({ [parameters.about]: postHref(list, postId) })}`;
}

/** Returns the URL of the feed of a list, or of a label in its panel. */
export function feedHref(list: ListName, file: 'feed.xml' | 'feed.json', label?: string): string {
  return `${paths[list]}/${file}${label === undefined ? '' : browseQuery(browseLabel(label))}`;
}

/** Returns the URL of a resource. The first label is the default and has no query. */
export function resourcesHref(label: string): string {
  const query = label === resourceLabels[0] ? '' : `?${new URLSearchParams({ label })}`;
  return paths.resources + query;
}

/** Returns the URL of the year ahead, or of a date. */
export function sundaysHref(query: Partial<SundaysQuery>): string {
  return paths.sundays + sundaysQuery(query);
}

/** Returns the URL of the posts on a book of the Bible, or on a passage such as 'Isaiah 53:4-6'. */
export function passagesHref(query: Partial<PassagesQuery>): string {
  // These characters need no escape (RFC 3986, section 3.4).
  return paths.passages + passagesQuery(query).replace(/%(3[AB]|2C)/g, decodeURIComponent);
}

/** Returns the HTTP status that follows from the URL; 200 if it depends on the content. */
export function routeStatus({ name }: Route): 200 | 400 | 404 {
  if (name === 'bad-request' || name === 'invalid-handout') return 400;
  return name === 'not-found' ? 404 : 200;
}

/** Whether two routes show the same page, apart from its browse state. */
export function isSamePage(a: Route, b: Route): boolean {
  return (pageHref(a) ?? a.name) === (pageHref(b) ?? b.name);
}

/** Whether the percent-encoding is valid and the octets are valid UTF-8 (RFC 3986, section 2.1). */
export function isDecodable(text: string): boolean {
  try {
    // A bundler removes the call if its result is unused.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/**
 * Returns the URL of the posts on a passage.
 * @param fragment the id of the target element for a complete chapter or book
 */
export function passageHref(passage: Passage, fragment?: string): string {
  if (passage.label === undefined) return passagesHref({ ref: passage.reference });
  const target = passage.isPart ? elementIds.wholeChapter : fragment;
  return listHref('thoughts', browseLabel(passage.label)) + (target ? `#${target}` : '');
}
