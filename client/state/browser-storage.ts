import { atom } from 'jotai';

/**
 * Creates an atom of a value in the local storage, the same in all tabs; null if there is none or it is invalid.
 * The atom is undefined on the server and until the browser has read it after hydration. Writing a
 * text returns whether it was stored; if not, it lasts as long as the document.
 * @param schema reads the text. Throws if it is invalid: another version of the site can have written it
 */
export function storedAtom<T>(key: string, schema: (text: string) => T) {
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
    (get) => {
      const text = get(textAtom);
      if (typeof text !== 'string') return text;
      try {
        return schema(text);
      } catch {
        return null;
      }
    },
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
