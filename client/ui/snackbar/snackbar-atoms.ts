import { atom } from 'jotai';

export type Snack = {
  id: number;
  message: string;
  severity: 'info' | 'warning' | 'error';
  /** How long the message is shown; ms. */
  duration: number;
};

const newestAtom = atom<{ id: number; snack: Snack | null }>({ id: 0, snack: null });

/** The current message; null closes it. The new `id` announces an equal message again and restarts its timer. */
export const snackAtom = atom(
  (get) => get(newestAtom).snack,
  (get, set, options: (Pick<Snack, 'message'> & Partial<Snack>) | null) => {
    const id = get(newestAtom).id + 1;
    const snack = options && { severity: 'info' as const, duration: 4000, ...options, id };
    set(newestAtom, { id, snack });
  },
);
