import { expect, test } from 'vitest';
import { visitorNetwork } from '../../../../worker/request/rate-limit.ts';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:db8:0:0:a:b:c:d'],
  ['2001:db8:1::5', '2001:db8:1:0:1:2:3:4'],
])('%s and %s are in one network', (one, other) => {
  expect(visitorNetwork(one)).toBe(visitorNetwork(other));
});

test.each([
  ['198.51.100.1', '198.51.100.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::1', '1::'],
  ['198.51.100.1', undefined],
  // IPv4-mapped IPv6 addresses.
  ['::ffff:198.51.100.1', '::ffff:203.0.113.1'],
])('%s and %s are in different networks', (one, other) => {
  expect(visitorNetwork(one)).not.toBe(visitorNetwork(other));
});
