import { chunkPage } from './chunk-page.tsx';
import type { Page } from './page.ts';

/** The handout. Its title is the visitor's text, so the document head does not repeat it. */
export const handoutPage: Page = {
  ...chunkPage('HandoutPage', () => import('./HandoutPage.tsx')),
  meta: () => ({ title: 'Handout', canonical: null }),
};
