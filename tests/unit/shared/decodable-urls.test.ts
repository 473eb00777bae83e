import { expect, test } from 'vitest';
import { isDecodable } from '../../../shared/routes.ts';

test.each(['', '/articles/1', '?q=God%2Bflesh', '%E2%80%9Cquoted%E2%80%9D', '%00', '%C3%A9'])(
  '%j can be decoded',
  (text) => {
    expect(isDecodable(text)).toBe(true);
  },
);

test.each(['%', '100%', '%z1', '%4', '%E0%A4%A', '%FF', '%C3', '%C0%80', 'a%ED%A0%80b'])(
  '%j cannot be decoded',
  (text) => {
    expect(isDecodable(text)).toBe(false);
  },
);
