import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

type HiddenBanners = Record<string, string>;

const storedAtom = atomWithStorage<unknown>('hidden-banners', {});

/** When each hidden banner was hidden, by its id (ISO 8601); written by an id. client/pre-paint.ts reads the same record before the page shows. */
export const hiddenBannersAtom = atom(
  (get): HiddenBanners => {
    const stored = get(storedAtom);
    return isRecord(stored) ? stored : {};
  },
  (get, set, id: string) => {
    set(storedAtom, { ...get(hiddenBannersAtom), [id]: new Date().toISOString() });
  },
);

function isRecord(value: unknown): value is HiddenBanners {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
