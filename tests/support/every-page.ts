import { defaults } from '../../provider/defaults.ts';

/** The address of every page that a visitor can come to, the wrong one included. */
export const everyPage = [
  '/',
  '/apologetics',
  '/apologetics?label=John+3',
  '/quotes',
  '/articles',
  `/articles/${defaults.posts.searchTips}`,
  '/resources',
  '/contact',
  '/about',
  '/copyright',
  '/privacy-policy',
  '/terms',
  '/nowhere',
];
