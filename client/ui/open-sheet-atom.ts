import { atom } from 'jotai';

/** The sheet that fills the window and hides the page behind it; null if none is open. The snackbar is shown in it. */
export const openSheetAtom = atom<HTMLElement | null>(null);
