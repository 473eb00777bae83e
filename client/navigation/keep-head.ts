import type { PageStore } from '../page-store.ts';
import { metaAtom } from '../pages/meta-atom.ts';

/** Keeps the document's title, description and canonical link those of the page shown. */
export function keepHead(store: PageStore) {
  store.sub(metaAtom, () => {
    const { title, description, canonical } = store.get(metaAtom);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector('link[rel="canonical"]');
    if (canonical === null) link?.remove();
    else if (link) link.setAttribute('href', canonical);
    else
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }),
      );
  });
}
