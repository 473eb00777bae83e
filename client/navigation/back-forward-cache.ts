import { closeOverlays } from '../ui/close-overlays.ts';

/**
 * Closes overlays before a page enters the back/forward cache, and reloads a restored page that
 * cannot be used.
 */
export function prepareForBackForwardCache(isHydrated: () => boolean) {
  window.addEventListener('pagehide', closeOverlays);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // WebKit can lose the messages by which React continues its work, so hydration may never end.
    // Offline, the page can at least be read.
    const isInterrupted = !isHydrated() && navigator.onLine;
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    const url = window.navigation?.currentEntry?.url;
    if (isInterrupted || (url && url !== location.href)) location.reload();
  });
}
