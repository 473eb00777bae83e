import { closeOverlays } from '../ui/close-overlays.ts';

/** Makes what the browser's back/forward cache restores the page that the visitor goes back to. */
export function prepareForBackForwardCache() {
  window.addEventListener('pagehide', closeOverlays);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Firefox restores the last page of a document also where an earlier one of it is gone back to.
    const url = window.navigation?.currentEntry?.url;
    if (persisted && url && url !== location.href) location.reload();
  });
}
