import { metaAtom } from '../pages/pages.ts';
import type { PageStore } from '../state/page-store.ts';

/**
 * Keeps the document's title, description and canonical link those of the page shown. What has no
 * canonical address has, in the link's place, word that it is not to be indexed.
 */
export function syncDocumentHead(store: PageStore) {
  store.sub(metaAtom, () => {
    const { title, description, canonical } = store.get(metaAtom);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document
      .querySelector('link[rel="canonical"], meta[name="robots"]')
      ?.replaceWith(canonical === null ? notToBeIndexed() : canonicalLink(canonical));
  });
}

function canonicalLink(href: string) {
  return Object.assign(document.createElement('link'), { rel: 'canonical', href });
}

function notToBeIndexed() {
  return Object.assign(document.createElement('meta'), {
    name: 'robots',
    content: 'noindex, follow',
  });
}
