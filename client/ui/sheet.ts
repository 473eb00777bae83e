import { atom, useAtom } from 'jotai';
import { type ToggleEvent, useEffect, useRef } from 'react';

/** The sheet that fills the window and hides the page behind it; null if none is open. Messages are shown in it. */
export const openSheetAtom = atom<HTMLElement | null>(null);

/**
 * Returns the properties of a popover that is a sheet. The button that closes it is rendered only in the sheet.
 * @param scroll scrolls what is in it, when it opens and when `scroll` is another function. A sheet that was opened before
 * hydration does not scroll
 */
export function useSheet(scroll: () => void) {
  const [sheet, setSheet] = useAtom(openSheetAtom);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const panel = ref.current;
    const isOpen = panel && closeButton(panel)?.getClientRects().length;
    if (!isOpen || panel.hasAttribute('role')) return scroll();
    setSheet(panel);
    moveFocus(panel);
  }, [scroll, setSheet]);

  // Toggle events of elements in the panel bubble in React.
  function onBeforeToggle({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    if (target === currentTarget) setSheet(newState === 'open' ? currentTarget : null);
  }

  function onToggle({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    if (target !== currentTarget) return;
    if (newState === 'open') {
      moveFocus(currentTarget);
      scroll();
    } else if (document.activeElement === document.body) {
      // Safari does not focus a button on click, so it does not restore the focus to it.
      document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
    }
  }

  const role = sheet ? 'dialog' : undefined;
  return { ref, popover: 'auto' as const, role, onBeforeToggle, onToggle };
}

function closeButton(sheet: HTMLElement) {
  return sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]');
}

/** Moves the focus into a sheet. Focus on a text box would open the virtual keyboard. */
function moveFocus(sheet: HTMLElement) {
  if (!sheet.contains(document.activeElement)) closeButton(sheet)?.focus();
}
