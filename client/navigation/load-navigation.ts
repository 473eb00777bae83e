/** Loads the chunk that the browser needs only after hydration. Rejects if it cannot be loaded. The browser loads it once. */
export async function loadNavigation() {
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Navigations are intercepted only in a browser.');
  return (await import('./navigation.ts')).navigation;
}
