import { atom } from 'jotai';
import type { Site } from '../../shared/site.ts';

/** The settings of the site. `createPageStore` sets them. */
export const siteAtom = atom<Site>({
  productName: '',
  url: '',
  searchTipsId: '',
  usageNotesId: '',
  supportEmail: '',
  recaptcha: { siteKey: '', scriptUrl: '' },
});
