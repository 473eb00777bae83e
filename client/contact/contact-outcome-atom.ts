import { atom } from 'jotai';
import type { ContactReply } from '../../shared/contact/contact-outcome.ts';

/** What the edge says to the form's own post; undefined on a page that answers none. */
export const contactOutcomeAtom = atom<ContactReply | undefined>(undefined);
