import { expect, test } from 'vitest';
import { canonicalRedirect } from '../../../shared/canonical-redirect.ts';
import { parseRoute } from '../../../shared/routes.ts';

function redirectOf(path: string): string | undefined {
  const url = new URL(path, 'https://areopagus.example');
  return canonicalRedirect(url, parseRoute(url));
}

test.each([
  ['/apologetics?q=&label=John', '/apologetics?label=John'],
  ['/apologetics?label=John&q=God', '/apologetics?q=God'],
  ['/apologetics?q=', '/apologetics'],
  ['/quotes?q=+God%2Bflesh+', '/quotes?q=God%2Bflesh'],
  ['/quotes?label=Hell&label=Doubt', '/quotes?label=Hell'],
  ['/quotes?pageToken=2&label=Hell', '/quotes?label=Hell&pageToken=2'],
  ['/articles?q=&pageToken=', '/articles'],
  ['/handout?posts=,quotes:1', '/handout?posts=quotes:1'],
  ['/quotes?q=God%E2%80%AE++flesh', '/quotes?q=God+flesh'],
  ['/quotes?label=%E2%81%A6Hell+', '/quotes?label=Hell'],
  ['/apologetics?q=a%00b', '/apologetics?q=ab'],
  ['/quotes?post=&label=Hell', '/quotes?label=Hell'],
  ['/apologetics?label=John&post=1001', '/apologetics?post=1001'],
  ['/quotes?post=1001&q=God', '/quotes?post=1001'],
  ['/quotes?post=1001&pageToken=2', '/quotes?post=1001'],
  ['/quotes?post=1001&post=1002', '/quotes?post=1001'],
])('%s redirects to %s', (path, canonical) => {
  expect(redirectOf(path)).toBe(canonical);
  expect(redirectOf(canonical)).toBeUndefined();
});

test.each([
  ...['/apologetics?label=1+John+3', '/apologetics?label=1%20John%203', '/quotes?q=God%2Bflesh'],
  ...['/quotes?label=God%27s+World', "/quotes?label=God's+World", '/quotes?filter=God&label=Hell'],
  ...['/resources?label=Related+Articles', '/contact?sent', '/handout?title=a&posts=quotes%3A1'],
  ...['/handout?posts=quotes:1&utm_source=a', '/handout?add=nowhere', '/'],
])('%s is not redirected', (path) => {
  expect(redirectOf(path)).toBeUndefined();
});
