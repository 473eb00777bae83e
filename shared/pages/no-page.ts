import { definePage } from './define-page.ts';

export const notFoundTitle = 'Page Not Found';
export const badRequestTitle = 'Invalid Address';

export const notFoundPage = definePage<null, 'not-found'>('not-found', {
  path: '',
  parse: () => null,
  href: () => null,
  status: 404,
  title: () => notFoundTitle,
});

/** The page of a URL with an invalid percent-encoding, or with a text that is too long. */
export const badRequestPage = definePage<{ problem: string }, 'bad-request'>('bad-request', {
  path: '',
  parse: () => undefined,
  href: () => null,
  status: 400,
  title: () => badRequestTitle,
});
