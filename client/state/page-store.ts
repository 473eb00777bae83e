import type { createStore } from 'jotai';

/** The jotai store of a page. */
export type PageStore = ReturnType<typeof createStore>;
