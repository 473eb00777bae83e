import { atom } from 'jotai';
import { storedAtom } from '../../state/stored-atom.ts';

type HiddenBanners = Record<string, string>;

const hiddenTextAtom = storedAtom('hidden-banners');

/** When each banner was hidden (ISO 8601), by its id. client/pre-paint.ts reads the same value before the first paint. */
export const hiddenBannersAtom = atom(
  (get) => parseHidden(get(hiddenTextAtom) ?? '{}'),
  (get, set, id: string) => {
    const hidden = { ...get(hiddenBannersAtom), [id]: new Date().toISOString() };
    set(hiddenTextAtom, JSON.stringify(hidden));
  },
);

function parseHidden(text: string): HiddenBanners {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
