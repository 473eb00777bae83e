import type { ContentRequest } from '../../shared/content/content-request.ts';
import { matchPathPattern } from '../../shared/match-path-pattern.ts';
import type { Loader } from './loader.ts';
import { passages, related } from './loaders/passages.ts';
import { handoutPost, post } from './loaders/post.ts';
import { featured, feed, labels, posts, resource } from './loaders/posts.ts';
import { searchResults, suggestions } from './loaders/search.ts';
import { document, organization } from './loaders/site.ts';
import { calendar, series, sunday, sundays, weeks } from './loaders/sundays.ts';

export const loaders: readonly Loader[] = [
  calendar,
  document,
  featured,
  feed,
  handoutPost,
  labels,
  organization,
  passages,
  post,
  posts,
  related,
  resource,
  searchResults,
  series,
  suggestions,
  sunday,
  sundays,
  weeks,
];

const byKind = new Map<unknown, Loader>(loaders.map((loader) => [loader.kind, loader]));

/** Each kind has one loader, with its types. */
export function loaderFor<Data, Params>({
  kind,
}: ContentRequest<Data, Params>): Loader<Params, Data> {
  return byKind.get(kind) as Loader<Params, Data>;
}

/** Returns the request for a URL of the JSON API; undefined if there is nothing at it. @throws {TextTooLong} */
export function parseContentUrl(
  pathname: string,
  query: URLSearchParams,
): ContentRequest | undefined {
  for (const { kind } of loaders) {
    const inPath = matchPathPattern(kind.path, pathname);
    if (!inPath) continue;
    const decoded = Object.entries(inPath).map(([key, value = '']) => [
      key,
      decodeURIComponent(value),
    ]);
    const params = kind.parse(Object.fromEntries(decoded), query);
    const request = params === undefined ? undefined : kind.request(params);
    // A path in another encoding is another one.
    if (request?.url.split('?')[0] === pathname) return request;
  }
  return undefined;
}
