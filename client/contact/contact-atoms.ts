import { atom } from 'jotai';
import type { ContactNotice, ContactReply } from '../../shared/contact/contact-outcome.ts';
import { closeGroupAtom, showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';

/** What the edge says to the form's own post; undefined on a page that answers none. */
export const contactOutcomeAtom = atom<ContactReply | undefined>(undefined);

const group = 'contact';

/** Tells what has become of the form, in the place of what was told of it before. */
export const showContactSnackAtom = atom(null, (_get, set, notice: ContactNotice) => {
  set(showSnackAtom, { ...notice, group });
});

/** What was told of the form is no longer true. */
export const closeContactSnackAtom = atom(null, (_get, set) => set(closeGroupAtom, group));
