import { atom } from 'jotai';

/** Whether the page is hydrated, and what it needs after that has loaded or cannot be loaded; false on the server. client/main.tsx sets it. */
export const hydratedAtom = atom(false);
