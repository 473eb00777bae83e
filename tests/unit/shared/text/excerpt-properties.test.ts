import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionOf, excerptOf } from '../../../../shared/text/excerpt.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';

/** Up to about 1,000 characters, with spaces near each other or far apart. */
const text = fc
  .array(
    fc.string({
      unit: fc.constantFrom('a', 'ß', '\u05d0', '\u{1d50a}', '👩‍👩‍👧', '&', '\n'),
      maxLength: 60,
    }),
    {
      maxLength: 40,
    },
  )
  .map((words) => words.join(' '));
const anything = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 700 }));

test('an excerpt is one line of printable text with at most 303 characters', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt.length).toBeLessThanOrEqual(303);
      expect(excerpt).toBe(plainText(excerpt));
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
});

test('an excerpt is the complete text, or its beginning up to a space', () => {
  fc.assert(
    fc.property(text, (text) => {
      const fullText = plainText(text);
      const excerpt = excerptOf(text);
      if (fullText.length <= 300) {
        expect(excerpt).toBe(fullText);
        return;
      }
      expect(excerpt).toMatch(/\.\.\.$/);
      const beginning = excerpt.slice(0, -3);
      expect(fullText.startsWith(beginning)).toBe(true);
      const rest = fullText.slice(beginning.length, 301);
      // The text is cut at the last possible space, or at the limit if there is no space.
      if (fullText.slice(0, 301).includes(' ')) expect(rest.lastIndexOf(' ')).toBe(0);
      else expect(rest.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('a description has at most 155 characters and splits none', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const description = descriptionOf(text);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description.isWellFormed()).toBe(true);
      expect(plainText(text).startsWith(description)).toBe(true);
    }),
  );
});
