import { expect, test } from 'vitest';
import { characterCount } from '../../../../shared/text/character-count.ts';
import { characterKinds } from '../../../support/character-kinds.ts';

test.each(characterKinds)('%s count as one character each', (_, character) => {
  expect(characterCount(character)).toBe(1);
  expect(characterCount(character.repeat(3))).toBe(3);
});

test('an empty text has no characters', () => {
  expect(characterCount('')).toBe(0);
});
