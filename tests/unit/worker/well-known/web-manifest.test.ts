import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from '../../../../worker/well-known/web-manifest.ts';

test("the theme colors are the page's background colors in light and dark mode", () => {
  const tokens = readFileSync('client/style/tokens.css', 'utf8');
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(themeColors).toEqual({ light, dark });
});
