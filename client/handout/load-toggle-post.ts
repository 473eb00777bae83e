/** Loads the module that changes the handout of this browser. Rejects if it cannot be loaded. The browser loads a module once. */
export async function loadTogglePost() {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Posts are collected only in a browser.');
  return import('./toggle-post-atom.ts');
}

function preload() {
  loadTogglePost().catch(() => {});
}

/** Props of a button that uses the module: they load it when the visitor points at the button, touches it or focuses it. */
export const preloadsTogglePost = { onPointerEnter: preload, onFocus: preload };
