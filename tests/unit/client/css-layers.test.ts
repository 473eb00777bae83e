import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the built order of layers is known before any rule', () => {
  const [first] = readFileSync('client/style/style.css', 'utf8').match(/^@.*$/m) ?? [];
  expect(first).toBe('@layer reset, base, layout, components, utilities, print;');
});
