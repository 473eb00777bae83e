import { atom } from 'jotai';

export type Severity = 'info' | 'warning' | 'error';

export type Snack = {
  id: number;
  message: string;
  severity: Severity;
  /** How long the message is shown; ms. */
  duration: number;
  /** A new message replaces the earlier ones of its group. */
  group?: string | undefined;
};

const queueAtom = atom<readonly Snack[]>([]);
const lastIdAtom = atom(0);

/** The current message, the first of the queue. */
export const snackAtom = atom((get) => get(queueAtom)[0]);

type SnackOptions = Pick<Snack, 'message' | 'group'> &
  Partial<Pick<Snack, 'severity' | 'duration'>>;

/**
 * Adds a message to the queue (specification, section 2). It replaces an equal message and those of
 * its group, at their position. Its `id` is new, so that its timer restarts and it is announced again.
 */
export const showSnackAtom = atom(
  null,
  (get, set, { message, severity = 'info', duration = 4000, group }: SnackOptions) => {
    const id = get(lastIdAtom) + 1;
    set(lastIdAtom, id);
    const queue = get(queueAtom);
    const isReplaced = (snack: Snack) =>
      snack.message === message || (group !== undefined && snack.group === group);
    const replacedIndex = queue.findIndex(isReplaced);
    const others = queue.filter((snack) => !isReplaced(snack));
    const index = replacedIndex < 0 ? others.length : replacedIndex;
    const snack = { id, message, severity, duration, group };
    set(queueAtom, [...others.slice(0, index), snack, ...others.slice(index)]);
  },
);

/** Removes a message by its id, if it is in the queue. */
export const closeSnackAtom = atom(null, (_get, set, id: number) => {
  set(queueAtom, (queue) => queue.filter((snack) => snack.id !== id));
});

/** Removes the outdated messages of a group. */
export const closeGroupAtom = atom(null, (_get, set, group: string) => {
  set(queueAtom, (queue) => queue.filter((snack) => snack.group !== group));
});
