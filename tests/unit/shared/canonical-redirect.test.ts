import { expect, test } from 'vitest';
import { canonicalRedirect } from '../../../shared/canonical-redirect.ts';

const redirect = (url: string) => canonicalRedirect(new URL(`https://areopagus.example${url}`));

test.each([
  ['/quotes/', '/quotes'],
  ['/about/?utm_source=a', '/about?utm_source=a'],
  ['/quotes?q=&label=Hell', '/quotes?label=Hell'],
  ['/quotes?label=Hell&q=God', '/quotes?q=God'],
  ['/quotes?label=Hell&post=1001', '/quotes?post=1001'],
  ['/handout?title=&posts=quotes%3A1%2Cthoughts%3A2', '/handout?posts=quotes:1,thoughts:2'],
  ['/handout?posts=quotes:1&add=%2Fapologetics%3Fpost%3D2', '/handout?posts=quotes:1,thoughts:2'],
  ['/handout?add=https://areopagus.example/articles/7', '/handout?posts=articles:7'],
  ['/handout/?posts=,quotes:1', '/handout?posts=quotes:1'],
])('%s redirects to %s', (url, canonical) => {
  expect(redirect(url)).toBe(canonical);
});

test.each([
  ...['/', '/quotes', '/quotes?label=Hell&utm_source=a', '/quotes?pageToken=a&q=God'],
  ...['/handout', '/handout?posts=quotes:1&utm_source=a', '/handout?title=a&posts=quotes%3A1'],
  ...['/handout?posts=quotes:1,quotes:1', '/handout?add=nowhere'],
  ...['/articles/1001?utm_source=a', '/contact?sent', '/nowhere/', '/quotes//', '/quotes?q=%FF'],
])('%s does not redirect', (url) => {
  expect(redirect(url)).toBeUndefined();
});
