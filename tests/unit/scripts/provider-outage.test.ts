import { expect, test } from 'vitest';
import { isOutage } from '../../smoke/provider-outage.ts';

test.each([
  ['no call', null, false],
  ['a success', { status: 200, failure: null }, false],
  ['no response', { status: null, failure: 'network' }, true],
  ['a status of 503', { status: 503, failure: 'http' }, true],
  ['a rejected secret', { status: 401, failure: 'http' }, false],
  ['a response of another form', { status: null, failure: 'format' }, false],
])('after %s, npm run smoke says that the provider is down: %#', (_, provider, expected) => {
  expect(isOutage(provider)).toBe(expected);
});
