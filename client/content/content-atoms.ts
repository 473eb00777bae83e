import { type Atom, atom, type Getter } from 'jotai';
import { unwrap } from 'jotai/utils';
import type { ContentReader } from '../../shared/content/content-reader.ts';
import type { ApiPath } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import { locationAtom } from '../state/location-atom.ts';

const nowhere: ContentReader = {
  read: () => ({ error: { message: 'No content reader was given to this store.', status: 500 } }),
};

/** Set once for each store, before it is read. */
export const contentReaderAtom = atom<ContentReader>(nowhere);

export type Remote<T> = 'loading' | Result<T>;

/** Content by its address. Where `path` is null, the page shown does not need it and it is not asked for. */
export type Content<T> = { path: Atom<ApiPath<T> | null>; remote: Atom<Remote<T>> };

/** The reader is asked anew on every navigation, so that following the same link again tries again. */
export function content<T>(pathFor: (get: Getter) => ApiPath<T> | null): Content<T> {
  const path = atom(pathFor);
  const result = atom((get): Remote<T> | Promise<Remote<T>> => {
    const wanted = get(path);
    get(locationAtom);
    return wanted === null ? 'loading' : get(contentReaderAtom).read(wanted);
  });
  return { path, remote: unwrap(result, (): Remote<T> => 'loading') };
}
