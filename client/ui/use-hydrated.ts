import { useAtomValue } from 'jotai';
import { hydratedAtom } from '../state/hydrated-atom.ts';

/** Returns false on the server and during hydration, then true. Use it for state that only the browser has. */
export function useHydrated(): boolean {
  return useAtomValue(hydratedAtom);
}
