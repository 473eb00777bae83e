import { atom } from 'jotai';
import type { Site } from '../../shared/site.ts';

/** Set once for each store. */
export const siteAtom = atom<Site>({
  productName: '',
  url: '',
  searchTipsId: '',
  usageNotesId: '',
  supportEmail: '',
  recaptcha: { siteKey: '', scriptUrl: '' },
});
