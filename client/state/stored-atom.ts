import { atom } from 'jotai';

/**
 * Creates an atom of a text in the local storage, the same in all tabs; null if there is none. The
 * atom is undefined on the server and until the browser has read it after hydration. Writing
 * returns whether the text was stored; if not, the text lasts as long as the document.
 */
export function storedAtom(key: string) {
  const textAtom = atom<string | null | undefined>(undefined);

  textAtom.onMount = (set) => {
    function read() {
      try {
        set(localStorage.getItem(key));
      } catch {
        // The browser denies access to its storage.
        set((text) => text ?? null);
      }
    }
    read();
    function readChange(event: StorageEvent) {
      if (event.key === key || event.key === null) read();
    }
    window.addEventListener('storage', readChange);
    return () => window.removeEventListener('storage', readChange);
  };

  return atom(
    (get) => get(textAtom),
    (_get, set, text: string): boolean => {
      set(textAtom, text);
      try {
        localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  );
}
