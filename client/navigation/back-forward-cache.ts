import { closeOverlays } from '../ui/close-overlays.ts';

/** Closes overlays before the page enters the back/forward cache, and reloads a restored page of another URL. */
export function prepareForBackForwardCache() {
  window.addEventListener('pagehide', closeOverlays);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    const url = window.navigation?.currentEntry?.url;
    if (persisted && url && url !== location.href) location.reload();
  });
}
