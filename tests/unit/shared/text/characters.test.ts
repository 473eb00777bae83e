import { expect, test } from 'vitest';
import { beginningOf, characterCount } from '../../../../shared/text/characters.ts';

/** Texts that a person counts as one character, whatever code points they consist of. */
const characterKinds: [kind: string, character: string][] = [
  ['families', '👨‍👩‍👧‍👦'],
  ['flags of regions', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['emoji with a skin tone', '👍🏽'],
  ['line breaks', '\n'],
];

test.each(characterKinds)('%s are one character each, and a cut divides none', (_, character) => {
  expect(characterCount(character)).toBe(1);
  expect(characterCount(character.repeat(3))).toBe(3);
  for (let cut = 0; cut < character.length; cut++)
    expect(beginningOf(`a${character}b`, 1 + cut)).toBe('a');
  expect(beginningOf(`a${character}b`, 1 + character.length)).toBe(`a${character}`);
});
