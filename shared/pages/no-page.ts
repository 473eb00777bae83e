import { definePage } from './define-page.ts';

export const notFoundTitle = 'Page Not Found';
export const badRequestTitle = 'Invalid Address';

/** The page of all unknown paths. */
export const notFoundPage = definePage<null, 'not-found'>('not-found', {
  path: '',
  parse: () => null,
  href: () => null,
  status: 404,
  title: () => notFoundTitle,
});

/** The page of a URL whose percent-encoding is invalid. */
export const badRequestPage = definePage<null, 'bad-request'>('bad-request', {
  path: '',
  parse: () => null,
  href: () => null,
  status: 400,
  title: () => badRequestTitle,
});
