import { atom } from 'jotai';
import { pageAnnouncement, pageHead } from '../../shared/pages/page-head.ts';
import { siteDescription } from '../../shared/site.ts';
import { pageResults } from '../content/content-atoms.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';

export const pageHeadAtom = atom((get) => pageHead(get(routeAtom), pageResults(get)));

/** `canonical` is an absolute URL; null if the page must not be indexed. */
export type DocumentHead = { title: string; description: string; canonical: string | null };

export const documentHeadAtom = atom((get): DocumentHead => {
  const { productName, url } = get(siteAtom);
  const { title, description, canonical } = get(pageHeadAtom);
  return {
    title: title ? `${title} | ${productName}` : productName,
    description: description || `${productName} ${siteDescription}`,
    canonical: canonical === null ? null : url + canonical,
  };
});

export const pageAnnouncementAtom = atom((get) =>
  pageAnnouncement(get(routeAtom), pageResults(get), get(documentHeadAtom).title),
);
