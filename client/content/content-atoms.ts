import { type Atom, atom, type Getter } from 'jotai';
import { unwrap } from 'jotai/utils';
import { useMemo } from 'react';
import type {
  ContentKind,
  ContentReader,
  ContentRequest,
} from '../../shared/content/content-request.ts';
import type { Remote } from '../../shared/content/result.ts';
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

/** The content of each kind, made with its first use. */
const contents = new WeakMap<object, PageContent<unknown>>();

/** Returns the content of a kind of which a page has one. */
export function contentOf<Params, Data>(kind: ContentKind<Params, Data>): PageContent<Data> {
  const content =
    contents.get(kind) ??
    contentFor(({ contents: { main, above, extras } }) =>
      [main, ...above, ...extras].find((request) => request?.kind === kind),
    );
  contents.set(kind, content);
  return content as PageContent<Data>;
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

export function usePart<Data>({ url }: ContentRequest<Data>): PageContent<Data> {
  return useMemo(
    () => contentFor<Data>(({ contents }) => contents.parts.find((part) => part.url === url)),
    [url],
  );
}

export function pageResults(get: Getter): PageResults {
  return (kind) => get(contentOf(kind).remote);
}
