/** Loads the module that shows the page of a navigation. Rejects if it cannot be loaded. The browser loads a module once. */
export async function loadShowRoute() {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Navigations are intercepted only in a browser.');
  return import('./show-route.ts');
}
