/** Closes the drawer and the sheet where they lie over the page. */
export function closeOverlays() {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
}

/**
 * Closes them when a link leads to a fragment of the page that is shown: no document is loaded then.
 * The Navigation API has an event for it.
 */
export function closeOverlaysForFragments() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === location.href) closeOverlays();
  });
}
