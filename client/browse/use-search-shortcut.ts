import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { hydratedAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';

/** The shortcut as text and as a value of `aria-keyshortcuts` (WAI-ARIA 1.2). */
const shortcuts = {
  apple: { text: '⌘ K', aria: 'Meta+K' },
  other: { text: 'Ctrl K', aria: 'Control+K' },
} as const;

/** A single character key would conflict with speech input (WCAG 2.1.4). Returns undefined until the page is hydrated. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function focusInput(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, key } = event;
      const hasModifier = isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!hasModifier || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      if (repeat || isComposing || event.defaultPrevented) return;
      event.preventDefault();
      closeOverlays();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', focusInput);
    return () => document.removeEventListener('keydown', focusInput);
  }, [input]);

  return useAtomValue(hydratedAtom) ? shortcuts[isAppleDevice() ? 'apple' : 'other'] : undefined;
}

function isAppleDevice() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
