import { type RefObject, useEffect } from 'react';
import { closeOverlays } from '../ui/close-overlays.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The keys as a person reads them, and as `aria-keyshortcuts` does (WAI-ARIA 1.2). */
const keys = {
  apple: { shown: '⌘ K', aria: 'Meta+K' },
  other: { shown: 'Ctrl K', aria: 'Control+K' },
} as const;

/**
 * Brings the visitor to the page's search box by Ctrl K, on Apple's machines by ⌘ K; a single key
 * would be in the way of those who speak (WCAG 2.1.4). Undefined where there is no script to hear
 * it. On a page without such a box the keys stay the browser's.
 */
export function useSearchKey(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function goToBox(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, key } = event;
      const modified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!modified || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      if (repeat || isComposing || event.defaultPrevented) return;
      event.preventDefault();
      closeOverlays();
      box.current?.focus();
      box.current?.select();
    }
    document.addEventListener('keydown', goToBox);
    return () => document.removeEventListener('keydown', goToBox);
  }, [box]);

  return useHydrated() ? keys[isApple() ? 'apple' : 'other'] : undefined;
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
