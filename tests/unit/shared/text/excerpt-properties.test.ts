import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionOf, excerptOf } from '../../../../shared/text/excerpt.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';

/** From nothing to some 1,000 characters, with spaces near each other or far apart. */
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

test('an excerpt has at most 303 characters, in one line, with nothing that is no text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt.length).toBeLessThanOrEqual(303);
      expect(excerpt).toBe(plainText(excerpt));
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
});

test('an excerpt is the whole text, or its beginning up to a space', () => {
  fc.assert(
    fc.property(text, (text) => {
      const whole = plainText(text);
      const excerpt = excerptOf(text);
      if (whole.length <= 300) {
        expect(excerpt).toBe(whole);
        return;
      }
      expect(excerpt).toMatch(/\.\.\.$/);
      const beginning = excerpt.slice(0, -3);
      expect(whole.startsWith(beginning)).toBe(true);
      const rest = whole.slice(beginning.length, 301);
      // No later space would have done, and without any the cut is as late as it may be.
      if (whole.slice(0, 301).includes(' ')) expect(rest.lastIndexOf(' ')).toBe(0);
      else expect(rest.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('a description has at most 155 characters, and breaks none', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const description = descriptionOf(text);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description.isWellFormed()).toBe(true);
      expect(plainText(text).startsWith(description)).toBe(true);
    }),
  );
});
