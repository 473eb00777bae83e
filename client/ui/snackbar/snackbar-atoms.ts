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
  offersReload?: boolean | undefined;
};

/** The newest message of each topic, and the id of the last one. */
const newestAtom = atom<{ id: number } & { [T in Topic]?: Snack | undefined }>({ id: 0 });

/** The current message. One about the connection waits for one about an action, so that no error is lost unread. */
export const snackAtom = atom((get) => {
  const { action, connection } = get(newestAtom);
  return action ?? connection;
});

type SnackOptions = Pick<Snack, 'message'> & Partial<Omit<Snack, 'id'>>;

/** Replaces the previous message of its topic. The new `id` announces an equal message again and restarts its timer. */
export const showSnackAtom = atom(null, (get, set, options: SnackOptions) => {
  const newest = get(newestAtom);
  const id = newest.id + 1;
  const snack: Snack = { severity: 'info', duration: 4000, topic: 'action', ...options, id };
  set(newestAtom, { ...newest, id, [snack.topic]: snack });
});

export const closeSnackAtom = atom(null, (get, set, topic: Topic) => {
  set(newestAtom, { ...get(newestAtom), [topic]: undefined });
});

/** Code or a document that an action needs could not be loaded. Online, a deployment may have replaced the code of this page. */
export const loadFailureAtom = atom(null, (_get, set) => {
  set(showSnackAtom, {
    ...(navigator.onLine
      ? { message: 'This could not be loaded.', offersReload: true }
      : { message: 'You are offline. This needs a connection.' }),
    severity: 'error',
    duration: 12_000,
  });
});

/** The sheet that fills the window and hides the page behind it; null if none is open. Messages are shown in it. */
export const openSheetAtom = atom<HTMLElement | null>(null);
