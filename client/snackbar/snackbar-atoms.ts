import { atom } from 'jotai';

export type Severity = 'info' | 'warning' | 'error';

export type Snack = {
  id: number;
  message: string;
  severity: Severity;
  /** How long it shows; ms. */
  duration: number;
};

const queueAtom = atom<readonly Snack[]>([]);
const lastIdAtom = atom(0);

/** The message that shows now; others wait behind it. */
export const snackAtom = atom((get) => get(queueAtom)[0]);

type SnackOptions = { message: string; severity?: Severity; duration?: number };

/** Shows a message when those before it are gone (specification, section 2). */
export const showSnackAtom = atom(
  null,
  (get, set, { message, severity = 'info', duration = 4000 }: SnackOptions) => {
    const id = get(lastIdAtom) + 1;
    set(lastIdAtom, id);
    set(queueAtom, [...get(queueAtom), { id, message, severity, duration }]);
  },
);

/** Takes a message away; one that is gone already is no error. */
export const closeSnackAtom = atom(null, (get, set, id: number) => {
  set(
    queueAtom,
    get(queueAtom).filter((snack) => snack.id !== id),
  );
});
