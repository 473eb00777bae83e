import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../../worker/contact/receive-message.ts';

const Origin = 'https://site.example:8443';
const site = (value: string) => ({ 'Sec-Fetch-Site': value });

function check(headers: Record<string, string>) {
  return isSameOrigin(new Request(`${Origin}/contact`, { method: 'POST', headers }));
}

test.each<Record<string, string>[]>([
  [{ Origin }],
  [site('same-origin')],
  [{ Origin, ...site('same-origin') }],
  [{ Origin, Referer: 'https://elsewhere.example/' }],
])('a request with %j has the same origin', (headers) => {
  expect(check(headers)).toBe(true);
});

test.each<Record<string, string>[]>([
  ...[[{}], [{ Referer: `${Origin}/contact` }], [site('same-site')], [site('cross-site')]],
  ...[[site('none')], [site('')], [{ Origin, ...site('cross-site') }]],
  ...[[{ Origin, ...site('same-site') }], [{ Origin, ...site('none') }]],
  ...[[{ Origin: 'https://elsewhere.example', ...site('same-origin') }]],
  ...[[{ Origin: 'null', ...site('same-origin') }]],
  ...[
    ...['null', '', 'https://elsewhere.example', 'http://site.example:8443', `${Origin}/`],
    ...['https://site.example', 'https://site.example:8444', 'https://www.site.example:8443'],
    ...['https://site.example.elsewhere.example:8443', `${Origin}, https://elsewhere.example`],
  ].map((other) => [{ Origin: other }]),
])('a request with %j does not have the same origin', (headers) => {
  expect(check(headers)).toBe(false);
});
