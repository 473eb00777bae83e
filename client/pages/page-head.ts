import { atom, type Getter } from 'jotai';
import type { ContentKind } from '../../shared/content/content-request.ts';
import { dataOf, errorOf, type Remote } from '../../shared/content/result.ts';
import type { PageResults } from '../../shared/pages/define-page.ts';
import { contentRequests, type Route } from '../../shared/routes.ts';
import { siteDescription } from '../../shared/site.ts';
import { contentOf } from '../content/content-atoms.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';

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

/**
 * Returns what a client navigation announces of its page.
 * @param title of the document
 * @param isNamed whether the name of the page comes first
 */
export function pageAnnouncement(
  { page, params, contents }: Route,
  results: PageResults,
  title: string,
  isNamed: boolean,
): string {
  const error = contents.main && errorOf(results(contents.main.kind));
  if (error) return `Error: ${error.message}`;
  if (!page.announcement) return title;
  const announcement = page.announcement(params, results) ?? '';
  const name = page.section(params)?.title ?? page.title(params, results);
  return isNamed && announcement ? `${name}. ${announcement}` : announcement;
}

export function pageResults(get: Getter): PageResults {
  return <Params, Data>(kind: ContentKind<Params, Data>) => {
    const request = contentRequests(get(routeAtom)).find((request) => request.kind === kind);
    return request && (contentOf(get, request) as Remote<Data>);
  };
}

export const pageHeadAtom = atom((get) => pageHead(get(routeAtom), pageResults(get)));

/** `canonical` is an absolute URL; null if the page must not be indexed. */
export type DocumentHead = { title: string; description: string; canonical: string | null };

export const documentHeadAtom = atom((get): DocumentHead => {
  const { productName, url } = get(siteAtom);
  const { title, description, canonical } = get(pageHeadAtom);
  return {
    title: title ? `${title} | ${productName}` : productName,
    description: description || `${productName} ${siteDescription}`,
    canonical: canonical === null ? null : url + canonical,
  };
});
