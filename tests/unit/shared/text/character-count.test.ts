import { expect, test } from 'vitest';
import { characterCount } from '../../../../shared/text/character-count.ts';
import { characterKinds } from '../../../support/character-kinds.ts';

test.each(characterKinds)('%s count one each', (_, character) => {
  expect(characterCount(character)).toBe(1);
  expect(characterCount(character.repeat(3))).toBe(3);
});

test('each in a row of different ones counts', () => {
  const all = characterKinds.map(([, character]) => character).join('');
  expect(characterCount(all)).toBe(characterKinds.length);
});

test('nothing counts nothing', () => {
  expect(characterCount('')).toBe(0);
});
