import { atom } from 'jotai';
import type { ContactNotice, ContactReply } from '../../shared/contact/contact-outcome.ts';
import { closeGroupAtom, showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';

/** The result of a form that was submitted without JavaScript; undefined on other pages. */
export const contactOutcomeAtom = atom<ContactReply | undefined>(undefined);

const group = 'contact';

/** Shows a snackbar about the form. It replaces the previous one. */
export const showContactSnackAtom = atom(null, (_get, set, notice: ContactNotice) => {
  set(showSnackAtom, { ...notice, group });
});

/** Closes the snackbar about the form when it is outdated. */
export const closeContactSnackAtom = atom(null, (_get, set) => set(closeGroupAtom, group));
