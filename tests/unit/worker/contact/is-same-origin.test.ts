import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../../worker/contact/submission.ts';

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

test.each<Record<string, string>[]>([
  [{}],
  [{ Referer: `${home}/contact` }],
  [{ Origin: 'null' }],
  [{ Origin: '' }],
  [{ Origin: 'https://elsewhere.example' }],
  [{ Origin: 'http://site.example' }],
  [{ Origin: 'https://site.example:8443' }],
  [{ Origin: 'https://www.site.example' }],
  [{ Origin: 'https://site.example.elsewhere.example' }],
  [{ Origin: `${home}, https://elsewhere.example` }],
  [{ Origin: `${home}/` }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'none' }],
  [{ 'Sec-Fetch-Site': '' }],
  [{ Origin: home, 'Sec-Fetch-Site': 'cross-site' }],
  [{ Origin: home, 'Sec-Fetch-Site': 'same-site' }],
  [{ Origin: home, 'Sec-Fetch-Site': 'none' }],
  [{ Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a request with %j does not have the same origin', (headers) => {
  expect(check(headers)).toBe(false);
});

test('the port is part of the origin', () => {
  const url = 'http://127.0.0.1:8787/contact';
  expect(check({ Origin: 'http://127.0.0.1:8787' }, url)).toBe(true);
  expect(check({ Origin: 'http://127.0.0.1:8788' }, url)).toBe(false);
  expect(check({ Origin: 'http://localhost:8787' }, url)).toBe(false);
});
