import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../../worker/contact/receive-message.ts';

const home = 'https://site.example';

function check(headers: Record<string, string>, url = `${home}/contact`) {
  return isSameOrigin(new Request(url, { method: 'POST', headers }));
}

test.each<Record<string, string>[]>([
  [{ Origin: home }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: home, 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: home, Referer: 'https://elsewhere.example/' }],
])('a request with %j has the same origin', (headers) => {
  expect(check(headers)).toBe(true);
});

const site = (value: string) => ({ 'Sec-Fetch-Site': value });

test.each<Record<string, string>[]>([
  ...[[{}], [{ Referer: `${home}/contact` }], [site('same-site')], [site('cross-site')]],
  ...[[site('none')], [site('')], [{ Origin: home, ...site('cross-site') }]],
  ...[[{ Origin: home, ...site('same-site') }], [{ Origin: home, ...site('none') }]],
  ...[[{ Origin: 'https://elsewhere.example', ...site('same-origin') }]],
  ...[[{ Origin: 'null', ...site('same-origin') }]],
  ...[
    ...['null', '', 'https://elsewhere.example', 'http://site.example', `${home}/`],
    ...['https://site.example:8443', 'https://www.site.example', `${home}.elsewhere.example`],
    ...[`${home}, https://elsewhere.example`],
  ].map((Origin) => [{ Origin }]),
])('a request with %j does not have the same origin', (headers) => {
  expect(check(headers)).toBe(false);
});

test('the port is part of the origin', () => {
  const url = 'http://127.0.0.1:8787/contact';
  expect(check({ Origin: 'http://127.0.0.1:8787' }, url)).toBe(true);
  expect(check({ Origin: 'http://127.0.0.1:8788' }, url)).toBe(false);
  expect(check({ Origin: 'http://localhost:8787' }, url)).toBe(false);
});
