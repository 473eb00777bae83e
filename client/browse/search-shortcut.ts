import { searchPage } from '../../shared/pages/search.ts';
import type { PageStore } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { searchShortcutAtom } from './SearchBox.tsx';

/** Ctrl K, on Apple devices ⌘ K, moves the focus to the search box, on a page without one to that of the page of searches. A single character key would conflict with speech input (WCAG 2.1.4). */
export function listenForSearchShortcut(store: PageStore) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  store.set(
    searchShortcutAtom,
    isApple ? { text: '⌘ K', aria: 'Meta+K' } : { text: 'Ctrl K', aria: 'Control+K' },
  );
  document.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = event;
    const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (!hasModifier || altKey || shiftKey || !isK(event)) return;
    if (repeat || isComposing || event.defaultPrevented) return;
    event.preventDefault();
    closeOverlays();
    const box = document.querySelector<HTMLInputElement>('input[type=search][aria-keyshortcuts]');
    if (!box) return location.assign(searchPage.path);
    box.focus();
    box.select();
  });
}

/** A keyboard whose letters are not in ASCII has K in its usual place. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
}
