import { atom } from 'jotai';

/** The text that the live region of the page announces to screen readers. */
export const announcementAtom = atom('');
