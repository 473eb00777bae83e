import { paths } from '../../shared/routes.ts';
import { chunkPage } from './chunk-page.tsx';
import type { Page } from './page.ts';

export const contactPage: Page = {
  ...chunkPage('ContactPage', () => import('./ContactPage.tsx')),
  meta: () => ({
    title: 'Contact',
    description: 'Write to the ministry: questions, corrections and thanks are welcome.',
    canonical: paths.contact,
  }),
};
