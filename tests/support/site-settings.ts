import type { Site } from '../../shared/site.ts';

/** The settings that pages show, with the least that they need. */
export const siteSettings: Site = {
  productName: 'Site',
  url: 'https://site.example',
  searchTipsId: '1',
  usageNotesId: '2',
  supportEmail: '',
  bibleUrl: 'off',
  hasSundays: true,
  recaptcha: { siteKey: '', scriptUrl: '' },
};
