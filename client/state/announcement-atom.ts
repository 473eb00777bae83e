import { atom } from 'jotai';

const latestAtom = atom({ id: 0, text: '' });

/** The text that the live region of the page announces to screen readers. Each has a new `id`, so that an equal text is announced again. */
export const announcementAtom = atom(
  (get) => get(latestAtom),
  (get, set, text: string) => set(latestAtom, { id: get(latestAtom).id + 1, text }),
);

/** The `info` of a navigation by script, which changes the handout of the page (Navigation API). */
export type NavigationInfo = {
  /** The text that is announced instead of the title of the page. */
  announcement: string;
  /** The id of the element that receives focus instead of the one that has it. */
  focus?: string | undefined;
};
