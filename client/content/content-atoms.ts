import { type Atom, atom, type Getter } from 'jotai';
import { unwrap } from 'jotai/utils';
import { useMemo } from 'react';
import type {
  ContentKind,
  ContentReader,
  ContentRequest,
} from '../../shared/content/content-request.ts';
import { labelsKind } from '../../shared/content/label-counts.ts';
import { organizationKind } from '../../shared/content/organization.ts';
import { passagesKind } from '../../shared/content/passages-document.ts';
import { postKind } from '../../shared/content/post.ts';
import { featuredKind, postsKind, resourceKind } from '../../shared/content/posts.ts';
import { relatedKind } from '../../shared/content/related.ts';
import type { Remote } from '../../shared/content/result.ts';
import { elsewhereKind } from '../../shared/content/search-results.ts';
import { seriesKind } from '../../shared/content/series.ts';
import { documentKind } from '../../shared/content/site-document.ts';
import { suggestionsKind } from '../../shared/content/suggestions.ts';
import { sundayKind, sundaysKind } from '../../shared/content/sundays.ts';
import type { PageResults } from '../../shared/pages/define-page.ts';
import type { Route } from '../../shared/pages/route.ts';
import { routeAtom } from '../state/page-store.ts';

/** The content reader of the page. `createPageStore` sets it. */
export const contentReaderAtom = atom({} as ContentReader);

/** A content of the page. `request` is undefined if the page does not show it; then nothing is requested. */
export type PageContent<Data> = {
  request: Atom<ContentRequest<Data> | undefined>;
  remote: Atom<Remote<Data>>;
};

/** The content below, by kind. */
const contents = new Map<unknown, PageContent<unknown>>();

/** The content of a kind of which a page has one. */
function contentOf<Params, Data>(kind: ContentKind<Params, Data>): PageContent<Data> {
  const content = contentFor<Data>(({ contents: { main, extras } }) =>
    [main, ...extras].find((request) => request?.kind === kind),
  );
  contents.set(kind, content);
  return content;
}

/** Each new route reads the content again, so that the same link retries after an error. */
function contentFor<Data>(
  requestOf: (route: Route) => ContentRequest | undefined,
): PageContent<Data> {
  const request = atom((get) => requestOf(get(routeAtom)) as ContentRequest<Data> | undefined);
  const result = atom((get) => {
    const current = get(request);
    return current && get(contentReaderAtom).read(current);
  });
  const settled = unwrap(result);
  const remote = atom((get): Remote<Data> => {
    const current = get(request);
    return get(settled) ?? (current && get(contentReaderAtom).stale?.(current));
  });
  return { request, remote };
}

/** Returns the content of one of the parts of the page. */
export function usePart<Data>({ url }: ContentRequest<Data>): PageContent<Data> {
  return useMemo(
    () => contentFor<Data>(({ contents }) => contents.parts.find((part) => part.url === url)),
    [url],
  );
}

export const organizationContent = contentOf(organizationKind);
export const listContent = contentOf(postsKind);
export const labelsContent = contentOf(labelsKind);
export const postContent = contentOf(postKind);
export const featuredContent = contentOf(featuredKind);
export const resourceContent = contentOf(resourceKind);
export const documentContent = contentOf(documentKind);
export const sundayContent = contentOf(sundayKind);
export const sundaysContent = contentOf(sundaysKind);
export const passagesContent = contentOf(passagesKind);
export const seriesContent = contentOf(seriesKind);
export const relatedContent = contentOf(relatedKind);
export const suggestionsContent = contentOf(suggestionsKind);
export const elsewhereContent = contentOf(elsewhereKind);

/** The results so far of the content of the page. */
export function pageResults(get: Getter): PageResults {
  return <Params, Data>(kind: ContentKind<Params, Data>) => {
    const { remote } = contents.get(kind) as PageContent<Data>;
    return get(remote);
  };
}
