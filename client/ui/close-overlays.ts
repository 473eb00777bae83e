export function closeOverlays() {
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
}
