import { atom } from 'jotai';
import { siteAtom } from '../state/site-atom.ts';
import { pageAtom } from './pages.ts';

/** What a page says of itself in the document's head. */
export type DocumentMeta = { title: string; description: string; canonical: string | null };

export const metaAtom = atom((get): DocumentMeta => {
  const { productName, url } = get(siteAtom);
  const { title, description, canonical } = get(pageAtom).meta(get);
  return {
    title: title ? `${title} | ${productName}` : productName,
    description:
      description ??
      `${productName} helps pastors, teachers and believers with apologetic thoughts on Scripture, quotations by topic, articles and resources.`,
    canonical: canonical === null ? null : url + canonical,
  };
});
