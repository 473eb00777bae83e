import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the built order of layers is known before any rule', () => {
  const [first] = readFileSync('client/style/style.css', 'utf8').match(/^@.*$/m) ?? [];
  expect(first).toBe('@layer reset, base, layout, components, utilities, print;');
});

test('nothing moves if the visitor wants less motion', () => {
  const styles = globSync('client/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const moving = /@media \(prefers-reduced-motion: no-preference\) \{[^}]*\}/g;
  expect(styles.join('')).toMatch(moving);
  expect(styles.join('').replace(moving, '')).not.toMatch(/\b(animation|transition)\b.*:/);
});
