import { atom } from 'jotai';

/** What a screen reader is told of a change that it would otherwise miss. */
export const announcementAtom = atom('');
