import { preloadProps } from '../ui/preload-props.ts';

/**
 * Loads the module that converts a post for copying and sharing. Rejects if it cannot be loaded. The
 * browser loads a module once.
 */
export async function loadCopiedPost() {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Posts are copied only in a browser.');
  return import('./copied-post.ts');
}

/** Props of a button that uses the module. */
export const preloadsCopiedPost = preloadProps(loadCopiedPost);
