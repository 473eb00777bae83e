import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { pageFor } from '../pages/pages.ts';
import type { PageStore } from '../state/page-store.ts';

/** Loads the chunk of the handout's page if the handout of this browser has posts. It can then be opened offline. */
export function preloadHandoutPage(store: PageStore) {
  function preload() {
    const handout = store.get(ownHandoutAtom);
    if (handout.posts.length === 0) return;
    pageFor({ name: 'handout', handout, add: '' })
      .load?.()
      .catch(() => {});
  }
  preload();
  store.sub(ownHandoutAtom, preload);
}
