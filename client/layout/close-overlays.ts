/** Closes the menu and the panel where they lie over the page. */
export function closeOverlays() {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
}
