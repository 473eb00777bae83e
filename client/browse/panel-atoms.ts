import { atom } from 'jotai';
import { useEffect, useState } from 'react';
import type { ListName } from '../../shared/content/lists.ts';
import { quotesPage, thoughtsPage } from '../../shared/pages/list-pages.ts';
import { paramsOf } from '../../shared/routes.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { routeAtom } from '../state/page-store.ts';

const paramsAtom = atom((get) => paramsOf(get(routeAtom), thoughtsPage, quotesPage));

const typedAtom = atom<{ list: ListName | undefined; text: string } | null>(null);

/** The text in the panel's filter, while the visitor stays in the list. The initial text comes from the URL, as in browsers without JavaScript. */
export const panelFilterAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    const { list, filter = '' } = get(paramsAtom) ?? {};
    return typed && typed.list === list ? typed.text : filter;
  },
  (get, set, text: string) => set(typedAtom, { list: get(paramsAtom)?.list, text }),
);

let loadedReader: ReadPassage | undefined;

/** Loads the passage parser. @throws {TypeError} if the module cannot be loaded */
export async function loadPassageReader(): Promise<ReadPassage> {
  loadedReader = (await import('../../shared/scripture/passage.ts')).readPassage;
  return loadedReader;
}

/**
 * Returns the passage parser, which any text needs; undefined until it has loaded. If it cannot be loaded, no text
 * is a passage.
 */
export function usePassageReader(text: string): ReadPassage | undefined {
  const [reader, setReader] = useState(() => loadedReader);
  const isMissing = text !== '' && !reader;

  useEffect(() => {
    if (!isMissing) return;
    loadPassageReader()
      .catch((): ReadPassage => () => undefined)
      .then((loaded) => setReader(() => loaded));
  }, [isMissing]);

  return text === '' ? undefined : reader;
}
