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
    if (!isHydrated()) reloadIfOnline();
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    const url = window.navigation?.currentEntry?.url;
    if (url && url !== location.href) location.reload();
  });
}

/** Offline, a page that is not hydrated can at least be read. */
function reloadIfOnline() {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
}
