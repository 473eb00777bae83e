import { atom } from 'jotai';

type HandoutChange = {
  /** The URL that it leads to. */
  href: string;
  /** The id of the element that receives focus; may be empty. */
  focus: string;
};

export const noChange: HandoutChange = { href: '', focus: '' };

/** A change of the handout by the visitor, until it is shown. */
export const handoutChangeAtom = atom(noChange);
