import { atom } from 'jotai';

/** The last change of the handout by the visitor. */
export const handoutChangeAtom = atom({
  /** The URL that it led to. */
  href: '',
  /** The ids of the elements of which the first that is enabled receives focus. */
  focus: [] as string[],
});
