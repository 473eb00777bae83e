import { type Atom, atom, type Getter, useAtomValue } from 'jotai';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { Remote } from '../../shared/content/result.ts';
import { contentRequests } from '../../shared/routes.ts';
import { contentReaderAtom, routeAtom } from '../state/page-store.ts';

const loadCountAtom = atom(0);

/** Reads again what is pending. A reader calls it when something has loaded. */
export const readAgainAtom = atom(null, (get, set) => set(loadCountAtom, get(loadCountAtom) + 1));

/** The contents of the page, by their URLs. Each new route reads them again, so that the same link retries after an error. */
const contentsAtom = atom(
  (get) =>
    new Map(contentRequests(get(routeAtom)).map((request) => [request.url, contentAtom(request)])),
);

function contentAtom(request: ContentRequest): Atom<Remote<unknown>> {
  return atom((get) => {
    get(loadCountAtom);
    const reader = get(contentReaderAtom);
    const result = reader.read(request);
    return result instanceof Promise ? reader.stale?.(request) : result;
  });
}

/** What the page does not request. */
const absentAtom = atom(null);

/** Returns the result so far of a content of the page; null if the page does not request it. */
export function contentOf<Data>(get: Getter, { url }: ContentRequest<Data>): Remote<Data> | null {
  return get(get(contentsAtom).get(url) ?? absentAtom) as Remote<Data> | null;
}

export function useContent<Data>({ url }: ContentRequest<Data>): Remote<Data> | null {
  const contents = useAtomValue(contentsAtom);
  return useAtomValue<Remote<unknown> | null>(contents.get(url) ?? absentAtom) as Remote<Data>;
}
