/** Closes the drawer and the sheet of labels. */
export function closeOverlays() {
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
}

/**
 * Closes the overlays when a link leads to a fragment of the current page, which loads no document.
 * It replaces the `navigate` event in browsers without the Navigation API.
 */
export function closeOverlaysForFragments() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && isSameDocument(link.href)) closeOverlays();
  });
}

function isSameDocument(href: string): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}
