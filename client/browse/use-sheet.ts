import { useAtom } from 'jotai';
import { type ToggleEvent, useRef } from 'react';
import { openSheetAtom } from '../ui/snackbar/snackbar-atoms.ts';

/**
 * A panel that is a sheet in a narrow window: a popover with a button that opens and one that closes it.
 * @param onOpen called after the sheet has opened
 */
export function useSheet(onOpen: () => void) {
  const [sheet, setSheet] = useAtom(openSheetAtom);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  /** Moves the focus into the sheet. Focus on a text box would open the virtual keyboard. */
  function focus() {
    if (!panel.current?.contains(document.activeElement)) close.current?.focus();
  }

  return {
    panel,
    opener,
    close,
    isOpen: sheet !== null,

    /** Recognizes a sheet that was opened before hydration. Returns whether there is one. */
    recognize(): boolean {
      // The close button is rendered only in an open sheet.
      if (sheet || !close.current?.getClientRects().length) return false;
      setSheet(panel.current);
      focus();
      return true;
    },

    // Toggle events of elements in the panel bubble in React.
    onBeforeToggle({ newState, target, currentTarget }: ToggleEvent) {
      if (target === currentTarget) setSheet(newState === 'open' ? panel.current : null);
    },

    onToggle({ newState, target, currentTarget }: ToggleEvent) {
      if (target !== currentTarget) return;
      if (newState === 'open') {
        focus();
        onOpen();
      } else if (document.activeElement === document.body) {
        // Safari does not focus a button on click, so it does not restore the focus to it.
        opener.current?.focus();
      }
    },
  };
}
