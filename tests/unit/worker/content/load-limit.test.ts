import { expect, test, vi } from 'vitest';
import { Refusal } from '../../../../worker/content/content-error.ts';
import { checkRateLimit, visitorNetwork } from '../../../../worker/content/load-limit.ts';

test('the requests of a network are counted and limited, those without an IP address are not', async () => {
  const limit = vi.fn(async () => ({ success: true }));
  const checkFrom = (ip: string | undefined) => checkRateLimit({ limit }, ip, 'requests');
  await checkFrom(undefined);
  await checkFrom('2001:db8:0:7::1');
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: '2001:0db8:0000:0007' });
  limit.mockResolvedValueOnce({ success: false });
  const message = 'Too many requests came from your connection. Please wait a minute.';
  const refusal = await checkFrom('192.0.2.1').catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.response).toEqual({ message, status: 429 });
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['198.51.100.1', '198.51.100.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '1::', false],
  // IPv4-mapped IPv6 addresses.
  ['::ffff:198.51.100.1', '::ffff:203.0.113.1', false],
])('%s and %s are in one network: %s', (one, other, areInOne) => {
  expect(visitorNetwork(one) === visitorNetwork(other)).toBe(areInOne);
});
