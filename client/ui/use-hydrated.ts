import { useSyncExternalStore } from 'react';

/** False at the edge and in the first render of the browser, then true: from there what only the browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
