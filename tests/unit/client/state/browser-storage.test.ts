import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { storedAtom } from '../../../../client/state/browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value that another tab damages is none, and can be written again', () => {
  const hidden = { 'home-copyright': '2026-03-01T09:00:00.000Z' };
  let stored: string = JSON.stringify(hidden);
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem() {} });
  const store = createStore();
  const bannersAtom = storedAtom('hidden-banners', (json) => ({ ...JSON.parse(json) }));
  expect(store.get(bannersAtom)).toBeUndefined();
  store.sub(bannersAtom, () => {});
  expect(store.get(bannersAtom)).toEqual(hidden);
  for (stored of ['[', 'undefined', '{a:1}', '']) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hidden-banners' }));
    expect(store.get(bannersAtom)).toBeNull();
  }
  expect(store.set(bannersAtom, JSON.stringify(hidden))).toBe(true);
  expect(store.get(bannersAtom)).toEqual(hidden);
});
