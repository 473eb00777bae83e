import { preloadProps } from '../ui/preload-props.ts';

/** Loads the module that changes the handout of this browser. Rejects if it cannot be loaded. The browser loads a module once. */
export async function loadTogglePost() {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Posts are collected only in a browser.');
  return import('./toggle-post-atom.ts');
}

/** Props of a button that uses the module. */
export const preloadsTogglePost = preloadProps(loadTogglePost);
