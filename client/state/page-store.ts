import type { createStore } from 'jotai';

/** The store of one visitor. */
export type PageStore = ReturnType<typeof createStore>;
