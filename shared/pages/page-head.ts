import { dataOf, errorOf, type Remote } from '../content/result.ts';
import type { PageResults } from './define-page.ts';
import type { Route } from './route.ts';

/**
 * Returns what the head of a document, breadcrumbs and link previews say of a page. `canonical` is the path and query of
 * its canonical URL; null if it must not be indexed.
 */
export function pageHead({ page, params, contents }: Route, results: PageResults) {
  const main = contents.main && results(contents.main.kind);
  const hasContent = page.hasContent && !errorOf(main) ? page.hasContent(results) : exists(main);
  const title = page.title(params, results);
  return {
    title,
    description: page.description?.(params, results),
    breadcrumb: page.breadcrumb?.(params) ?? title,
    section: page.section(params),
    canonical: page.isIndexed(params, hasContent) ? page.href(params) : null,
  };
}

/** Content that fails to load may exist. */
function exists(remote: Remote<unknown>): boolean | undefined {
  const error = errorOf(remote);
  if (error) return error.status >= 500 ? undefined : false;
  const data = dataOf(remote);
  return data === undefined ? undefined : data !== null;
}

/** Returns what a client navigation announces of its page. `title` is the title of the document. */
export function pageAnnouncement(
  { page, params, contents }: Route,
  results: PageResults,
  title: string,
): string {
  const error = contents.main && errorOf(results(contents.main.kind));
  if (error) return `Error: ${error.message}`;
  return page.announcement ? (page.announcement(params, results) ?? '') : title;
}
