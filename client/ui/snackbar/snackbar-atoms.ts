import { atom } from 'jotai';

export type Severity = 'info' | 'warning' | 'error';

/** What a message is about: what the visitor did, or the connection. */
type Topic = 'action' | 'connection';

export type Snack = {
  id: number;
  message: string;
  severity: Severity;
  /** How long the message is shown; ms. */
  duration: number;
  topic: Topic;
  /** Whether the message has a button that reloads the page. */
  offersReload?: boolean | undefined;
};

/** The newest message of each topic, and the id of the last one. */
export const newestAtom = atom<{ id: number } & { [T in Topic]?: Snack | undefined }>({ id: 0 });

type SnackOptions = Pick<Snack, 'message'> & Partial<Omit<Snack, 'id'>>;

/**
 * Shows a message (specification, section 2), which replaces the previous one of its topic. Its `id` is
 * new, so that an equal message is announced again and its timer restarts.
 */
export const showSnackAtom = atom(null, (get, set, options: SnackOptions) => {
  const newest = get(newestAtom);
  const id = newest.id + 1;
  const snack: Snack = { severity: 'info', duration: 4000, topic: 'action', ...options, id };
  set(newestAtom, { ...newest, id, [snack.topic]: snack });
});

/** Closes the message of a topic. */
export const closeSnackAtom = atom(null, (get, set, topic: Topic) => {
  set(newestAtom, { ...get(newestAtom), [topic]: undefined });
});
