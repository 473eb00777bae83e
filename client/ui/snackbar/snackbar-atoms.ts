import { atom } from 'jotai';

type Severity = 'info' | 'warning' | 'error';

export type Snack = {
  id: number;
  message: string;
  severity: Severity;
  /** How long the message is shown; ms. */
  duration: number;
};

/** The current message, and the id of the last one. */
const newestAtom = atom<{ id: number; snack?: Snack }>({ id: 0 });

export const snackAtom = atom((get) => get(newestAtom).snack);

type SnackOptions = Pick<Snack, 'message'> & Partial<Omit<Snack, 'id'>>;

/** Replaces the previous message. The new `id` announces an equal message again and restarts its timer. */
export const showSnackAtom = atom(null, (get, set, options: SnackOptions) => {
  const id = get(newestAtom).id + 1;
  set(newestAtom, { id, snack: { severity: 'info', duration: 4000, ...options, id } });
});

export const closeSnackAtom = atom(null, (get, set) => {
  set(newestAtom, { id: get(newestAtom).id });
});

/** The sheet that fills the window and hides the page behind it; null if none is open. Messages are shown in it. */
export const openSheetAtom = atom<HTMLElement | null>(null);
