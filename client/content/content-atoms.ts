import { type Atom, atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import type {
  ContentKind,
  ContentOf,
  ContentReader,
  ContentRequest,
  RequestOf,
} from '../../shared/content/content-request.ts';
import type { Remote } from '../../shared/content/result.ts';
import { contentRequests } from '../../shared/route-content.ts';
import type { Route } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';

/** The content reader of the page. `createPageStore` sets it. */
export const contentReaderAtom = atom<ContentReader>({ read: () => new Promise<never>(() => {}) });

/** One kind of content. `request` is null if the page does not show it; then nothing is requested. */
export type Content<T> = { request: Atom<ContentRequest | null>; remote: Atom<Remote<T>> };

function content<K extends ContentKind>(kind: K): Content<ContentOf<K>> {
  return contentFor<K>((route) => contentRequests(route).find((request) => request.kind === kind));
}

/** Each new route reads the content again, so that the same link retries after an error. */
export function contentFor<K extends ContentKind>(
  find: (route: Route) => ContentRequest | null | undefined,
): Content<ContentOf<K>> {
  const request = atom((get) => (find(get(routeAtom)) as RequestOf<K> | null | undefined) ?? null);
  const result = atom((get): Remote<ContentOf<K>> | Promise<Remote<ContentOf<K>>> => {
    const current = get(request);
    return current === null ? 'loading' : get(contentReaderAtom).read(current);
  });
  const settled = unwrap(result, (): Remote<ContentOf<K>> => 'loading');
  const remote = atom((get): Remote<ContentOf<K>> => {
    const current = get(request);
    const value = get(settled);
    if (value !== 'loading' || current === null) return value;
    return get(contentReaderAtom).stale?.(current) ?? value;
  });
  return { request, remote };
}

export const organizationContent = content('organization');
export const listContent = content('posts');
export const labelsContent = content('labels');
export const postContent = content('post');
export const featuredContent = content('featured');
export const resourceContent = content('resource');
export const documentContent = content('document');
export const sundayContent = content('sunday');
export const sundaysContent = content('sundays');
export const passagesContent = content('passages');
export const relatedContent = content('related');
