import { definePage } from './define-page.ts';

export const notFoundTitle = 'Page Not Found';

/** The page of all unknown paths. */
export const notFoundPage = definePage<null, 'not-found'>('not-found', {
  path: '',
  parse: () => null,
  href: () => null,
  status: 404,
  title: () => notFoundTitle,
});
