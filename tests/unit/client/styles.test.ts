import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const modules = globSync('client/**/*.module.css');

test('the built order of layers is known before any rule', () => {
  const [first] = readFileSync('client/style/style.css', 'utf8').match(/^@.*$/m) ?? [];
  expect(first).toBe('@layer reset, base, layout, components, utilities, print;');
});

// An unlayered rule would win over utilities and print.
test.each(modules)('all rules of %s are in the layer of components', (file) => {
  const [, inside = ''] =
    /^@layer components \{\n([\s\S]*)\n\}\n$/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(inside).not.toBe('');
  // The formatter indents what is inside.
  expect(inside.split('\n').filter((line) => /^\S/.test(line))).toEqual([]);
});

test('nothing moves if the visitor wants less motion', () => {
  const styles = globSync('client/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const moving = /@media \(prefers-reduced-motion: no-preference\) \{[^}]*\}/g;
  expect(styles.join('')).toMatch(moving);
  expect(styles.join('').replace(moving, '')).not.toMatch(/\b(animation|transition)\b.*:/);
});
