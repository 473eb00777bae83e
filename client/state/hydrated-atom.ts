import { atom } from 'jotai';

/** Whether the page is hydrated; false on the server. client/main.tsx sets it. */
export const hydratedAtom = atom(false);
