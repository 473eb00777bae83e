import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from '../../../../worker/well-known/web-manifest.ts';

test('what stands around a page has the colour of its paper, by day and by night', () => {
  const tokens = readFileSync('client/style/tokens.css', 'utf8');
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(themeColors).toEqual({ light, dark });
});
