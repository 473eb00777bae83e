import { metaAtom } from '../pages/page-meta.ts';
import type { PageStore } from '../state/page-store.ts';

/** A page without a canonical URL has a `noindex` meta element. */
export function updateDocumentHead(store: PageStore) {
  const { title, description, canonical } = store.get(metaAtom);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document
    .querySelector('link[rel="canonical"], meta[name="robots"]')
    ?.replaceWith(canonical === null ? noindexMeta() : canonicalLink(canonical));
}

function canonicalLink(href: string) {
  return Object.assign(document.createElement('link'), { rel: 'canonical', href });
}

function noindexMeta() {
  return Object.assign(document.createElement('meta'), {
    name: 'robots',
    content: 'noindex, follow',
  });
}
