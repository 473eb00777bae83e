import { expect, test } from 'vitest';
import { chapterLabels, readingParts } from '../../../../worker/sundays/reading-parts.ts';

/** Writes the parts of a reading like links: '[text](label)'. */
function written(reading: string): string {
  return readingParts(reading)
    .map(({ text, label }) => (label === undefined ? text : `[${text}](${label})`))
    .join('');
}

test.each([
  ['1 Samuel 3:1-10 (11-20)', '1 Samuel 3:1–10 (11–20)'],
  ['Romans 13:(8-10) 11-14', '[Romans 13:(8–10) 11–14](Romans 13)'],
  ['Matthew 9:35-10:8 (9-20)', '[Matthew 9:35](Matthew 9)–[10:8 (9–20)](Matthew 10)'],
  ['John 15:26-27; 16:4b-15', '[John 15:26–27](John 15); [16:4b–15](John 16)'],
  [
    'Hebrews 11:17-31 (32-40); 12:1-3',
    '[Hebrews 11:17–31 (32–40)](Hebrews 11); [12:1–3](Hebrews 12)',
  ],
  ['Mark 2:23-28 (3:1-6)', '[Mark 2:23–28](Mark 2) ([3:1–6)](Mark 3)'],
  ['Jude 20-25', '[Jude 20–25](Jude 1)'],
  ['Acts 10:34-43 or Jeremiah 31:1-6', '[Acts 10:34–43](Acts 10) or Jeremiah 31:1–6'],
])('%s has the links %s', (reading, expected) => {
  expect(written(reading)).toBe(expected);
});

test('each chapter is named once', () => {
  expect(
    chapterLabels(['Isaiah 50:4-9a', 'Luke 22:14-23:56 or Luke 23:1-49', 'Philippians 2:5-11']),
  ).toEqual(['Luke 22', 'Luke 23', 'Philippians 2']);
});
