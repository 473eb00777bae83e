import { expect, test } from 'vitest';
import { canonicalRedirect } from '../../../shared/canonical-redirect.ts';

const redirect = (url: string) => canonicalRedirect(new URL(`https://areopagus.example${url}`));

test.each([
  ['/quotes/', '/quotes'],
  ['/about/?utm_source=a', '/about?utm_source=a'],
  ['/quotes?q=&label=Hell', '/quotes?label=Hell'],
  ['/quotes?label=Hell&q=God', '/quotes?q=God'],
  ['/quotes?label=Hell&post=1001', '/quotes?post=1001'],
])('%s redirects to %s', (url, canonical) => {
  expect(redirect(url)).toBe(canonical);
});

test.each([
  ...['/', '/quotes', '/quotes?label=Hell&utm_source=a', '/quotes?pageToken=a&q=God'],
  ...['/articles/1001?utm_source=a', '/contact?sent', '/nowhere/', '/quotes//', '/quotes?q=%FF'],
])('%s does not redirect', (url) => {
  expect(redirect(url)).toBeUndefined();
});
