import { atom } from 'jotai';

/** The text that the live region of the page announces to screen readers. */
export const announcementAtom = atom('');

/** The `info` of a navigation by script (Navigation API): what is announced instead of the title of the page. */
export type NavigationInfo = { announcement: string };
