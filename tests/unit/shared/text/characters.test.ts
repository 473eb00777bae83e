import { expect, test } from 'vitest';
import { beginningOf, characterCount } from '../../../../shared/text/characters.ts';

/** Texts that a person counts as one character, whatever code points they consist of. */
const characterKinds: [kind: string, character: string][] = [
  ['plain letters', 'a'],
  ['families', '👨‍👩‍👧‍👦'],
  ['combining accents', 'e\u0301'],
  ['flags', '🇬🇷'],
  ['flags of regions', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['emoji with a skin tone', '👍🏽'],
  ['keycaps', '1\ufe0f\u20e3'],
  ['Hangul syllables in parts', '\u1112\u1161\u11ab'],
  ['letters beyond the basic plane', '𐍈'],
  ['line breaks of a form', '\r\n'],
  ['line breaks', '\n'],
];

test.each(characterKinds)(
  '%s count as one character each, and a cut divides none',
  (_, character) => {
    expect(characterCount(character)).toBe(1);
    expect(characterCount(character.repeat(3))).toBe(3);
    for (let cut = 0; cut < character.length; cut++)
      expect(beginningOf(`a${character}b`, 1 + cut)).toBe('a');
    expect(beginningOf(`a${character}b`, 1 + character.length)).toBe(`a${character}`);
  },
);

test('an empty text has no characters', () => {
  expect(characterCount('')).toBe(0);
});
