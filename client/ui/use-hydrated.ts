import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true. Use it for state that only the browser has. */
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
