import { atom } from 'jotai';
import type { ContactReply } from '../../shared/contact/contact-outcome.ts';

/** The result of a form that was submitted without JavaScript; undefined on other pages. */
export const contactOutcomeAtom = atom<ContactReply | undefined>(undefined);
