import type { PageStore } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { searchShortcutAtom } from './SearchBox.tsx';

/** Ctrl K, on Apple devices ⌘ K, moves the focus to the search box. A single character key would conflict with speech input (WCAG 2.1.4). */
export function listenForSearchShortcut(store: PageStore) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  store.set(
    searchShortcutAtom,
    isApple ? { text: '⌘ K', aria: 'Meta+K' } : { text: 'Ctrl K', aria: 'Control+K' },
  );
  document.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, key } = event;
    const hasModifier = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (!hasModifier || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    if (repeat || isComposing || event.defaultPrevented) return;
    const box = document.querySelector<HTMLInputElement>('input[type=search][aria-keyshortcuts]');
    if (!box) return;
    event.preventDefault();
    closeOverlays();
    box.focus();
    box.select();
  });
}
