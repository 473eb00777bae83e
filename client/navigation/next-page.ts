import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { pageAtom } from '../pages/pages.ts';
import { pageLocation } from '../state/location-atom.ts';
import { siteAtom } from '../state/site-atom.ts';
import { createPageStore, type PageStore } from '../store.ts';

/**
 * The page that `url` leads to, as the client itself would show it. Null where a document load has
 * to bring it: what is of another origin, what answers with a status of its own, and what is
 * entered or left under another policy.
 */
export function nextPage(
  store: PageStore,
  reader: BrowserContentReader,
  url: URL,
): PageStore | null {
  // Some engines say that a navigation to a sub-domain can be intercepted.
  if (url.origin !== location.origin) return null;
  const next = createPageStore({
    site: store.get(siteAtom),
    location: pageLocation(url),
    reader,
  });
  const { status, ownPolicy } = next.get(pageAtom);
  return status || ownPolicy || store.get(pageAtom).ownPolicy ? null : next;
}
