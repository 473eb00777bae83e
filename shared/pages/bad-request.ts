import { definePage } from './define-page.ts';

/** The page of a URL whose percent-encoding is invalid. */
export const badRequestPage = definePage<null, 'bad-request'>('bad-request', {
  path: '',
  parse: () => null,
  href: () => null,
  status: 400,
  title: () => 'Invalid Address',
});
