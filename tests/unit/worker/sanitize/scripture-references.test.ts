import { expect, test } from 'vitest';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { findScriptureReferences } from '../../../../worker/sanitize/scripture-references.ts';
import { labelledTexts, labelledTitles } from './labelled-references.ts';

/** The references in a text, formatted. */
function referencesIn(text: string, isTitle = false) {
  return findScriptureReferences(text, { isTitle }).map(({ verses }) => referenceText(verses));
}

test('the references in sentences are found, and little else', () => {
  const results = [
    ...labelledTitles.map(([text, ...labelled]) => ({
      text,
      labelled,
      found: referencesIn(text, true),
    })),
    ...labelledTexts.map(([text, ...labelled]) => ({ text, labelled, found: referencesIn(text) })),
  ];
  const count = (lists: string[][]) => lists.flat().length;
  const right = count(
    results.map(({ labelled, found }) => found.filter((one) => labelled.includes(one))),
  );
  const precision = right / count(results.map(({ found }) => found));
  const recall = right / count(results.map(({ labelled }) => labelled));
  const wrong = results.filter(({ labelled, found }) => labelled.join() !== found.join());
  console.info(
    `Precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} in ${results.length} texts. Wrong:`,
    wrong,
  );
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
