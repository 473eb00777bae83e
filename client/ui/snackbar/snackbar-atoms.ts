import { atom } from 'jotai';

export type Severity = 'info' | 'warning' | 'error';

export type Snack = {
  id: number;
  message: string;
  severity: Severity;
  /** How long it shows; ms. */
  duration: number;
  /** Of the messages of one group only the newest is true. */
  group?: string | undefined;
};

const queueAtom = atom<readonly Snack[]>([]);
const lastIdAtom = atom(0);

/** The message that shows now; others wait behind it. */
export const snackAtom = atom((get) => get(queueAtom)[0]);

type SnackOptions = Pick<Snack, 'message' | 'group'> &
  Partial<Pick<Snack, 'severity' | 'duration'>>;

/**
 * Shows a message when those before it are gone (specification, section 2). It takes the place in
 * the queue of the same message and of those of its group; its time begins then, and it is announced
 * though it repeats, for its `id` is new.
 */
export const showSnackAtom = atom(
  null,
  (get, set, { message, severity = 'info', duration = 4000, group }: SnackOptions) => {
    const id = get(lastIdAtom) + 1;
    set(lastIdAtom, id);
    const queue = get(queueAtom);
    const isReplaced = (snack: Snack) =>
      snack.message === message || (group !== undefined && snack.group === group);
    const place = queue.findIndex(isReplaced);
    const others = queue.filter((snack) => !isReplaced(snack));
    const before = place < 0 ? others.length : place;
    const snack = { id, message, severity, duration, group };
    set(queueAtom, [...others.slice(0, before), snack, ...others.slice(before)]);
  },
);

/** Takes a message away; one that is gone already is no error. */
export const closeSnackAtom = atom(null, (_get, set, id: number) => {
  set(queueAtom, (queue) => queue.filter((snack) => snack.id !== id));
});

/** Takes the messages of a group away, which are no longer true. */
export const closeGroupAtom = atom(null, (_get, set, group: string) => {
  set(queueAtom, (queue) => queue.filter((snack) => snack.group !== group));
});
