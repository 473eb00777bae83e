import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiddenBannersAtom } from '../../../../client/ui/banners/InfoBanner.tsx';

const key = 'hidden-banners';
let stored: Record<string, string> = {};

beforeEach(() => {
  stored = {};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => {
      stored[name] = text;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function mountedStore() {
  const store = createStore();
  store.sub(hiddenBannersAtom, () => {});
  return store;
}

test.each(['{', 'null', '[]'])(
  'the invalid stored value %s hides no banner and is replaced',
  (invalid) => {
    stored[key] = invalid;
    const store = mountedStore();
    expect(store.get(hiddenBannersAtom)).toEqual({});
    store.set(hiddenBannersAtom, 'quotes-usage');
    const hidden = JSON.parse(stored[key]);
    expect(Object.keys(hidden)).toEqual(['quotes-usage']);
    expect(store.get(hiddenBannersAtom)).toEqual(hidden);
  },
);
