import { type Atom, atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import type {
  ContentKind,
  ContentOf,
  ContentReader,
  ContentRequest,
  RequestOf,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { contentRequests, routeContent } from '../../shared/route-content.ts';
import { routeAtom } from '../state/route-atom.ts';

const noReader: ContentReader = {
  read: () => ({ error: { message: 'No content reader was given to this store.', status: 500 } }),
};

/** Set once for each store, before it is read. */
export const contentReaderAtom = atom<ContentReader>(noReader);

export type Remote<T> = 'loading' | Result<T>;

/** One kind of content. `request` is null, and nothing is requested, where the page does not show it. */
export type Content<T> = { request: Atom<ContentRequest | null>; remote: Atom<Remote<T>> };

/** A new route is read again, so that following the same link again tries again. */
function content<K extends ContentKind>(kind: K): Content<ContentOf<K>> {
  const request = atom((get) => {
    const found = contentRequests(get(routeAtom)).find((wanted) => wanted.kind === kind);
    return (found as RequestOf<K> | undefined) ?? null;
  });
  const result = atom((get): Remote<ContentOf<K>> | Promise<Remote<ContentOf<K>>> => {
    const wanted = get(request);
    return wanted === null ? 'loading' : get(contentReaderAtom).read(wanted);
  });
  return { request, remote: unwrap(result, (): Remote<ContentOf<K>> => 'loading') };
}

export const organizationContent = content('organization');
export const listContent = content('posts');
export const postContent = content('post');
export const featuredContent = content('featured');
export const resourceContent = content('resource');
export const documentContent = content('document');

/** The content whose absence or failure is the page's own; null where it has none. */
export const mainRemoteAtom = atom((get): Remote<unknown> | null => {
  const { main } = routeContent(get(routeAtom));
  return main && get(contentByKind[main.kind].remote);
});

const contentByKind: Record<ContentKind, Content<unknown>> = {
  organization: organizationContent,
  posts: listContent,
  post: postContent,
  featured: featuredContent,
  resource: resourceContent,
  document: documentContent,
};
