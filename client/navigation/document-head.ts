import { documentHeadAtom } from '../pages/page-head.ts';
import type { PageStore } from '../state/page-store.ts';

const noindex = { name: 'robots', content: 'noindex, follow' };

/** Keeps the head of the document as `documentHeadAtom` says. A page without a canonical URL has a `noindex` meta element. */
export function updateDocumentHead(store: PageStore) {
  store.sub(documentHeadAtom, () => {
    const { title, description, canonical } = store.get(documentHeadAtom);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const index =
      canonical === null
        ? Object.assign(document.createElement('meta'), noindex)
        : Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
    document.querySelector('link[rel="canonical"], meta[name="robots"]')?.replaceWith(index);
  });
}
