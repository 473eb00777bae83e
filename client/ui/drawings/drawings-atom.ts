import { atom } from 'jotai';

/** The drawing of a section, or of a page without content. Each is a file beside this one. */
export type DrawingName =
  | 'home'
  | 'thoughts'
  | 'quotes'
  | 'articles'
  | 'resources'
  | 'about'
  | 'sundays'
  | 'passages'
  | 'handout'
  | 'contact'
  | 'notice';

/** The markup of the drawings. `createPageStore` sets it in the Worker; in the browser it is null. */
export const drawingsAtom = atom<Record<DrawingName, string> | null>(null);
