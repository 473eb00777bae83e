import { expect, test } from 'vitest';
import { referencesText } from '../../../../shared/scripture/verses.ts';
import { parseReadings } from '../../../../worker/readings/parse-readings.ts';

test.each([
  ['1 Samuel 3:1-10 (11-20)', '1 Samuel 3:1–10 (11–20)', '1 Samuel 3:1-10, 11-20'],
  ['Romans 13:(8-10) 11-14', 'Romans 13:(8–10) 11–14', 'Romans 13:8-10, 11-14'],
  ['Leviticus (18:1-5) 19:9-18', 'Leviticus (18:1–5) 19:9–18', 'Leviticus 18:1-5; 19:9-18'],
  ['Matthew 9:35-10:8 (9-20)', 'Matthew 9:35–10:8 (9–20)', 'Matthew 9:35-10:8, 9-20'],
  ['John 15:26-27; 16:4b-15', 'John 15:26–27; 16:4b–15', 'John 15:26-27; 16:4-15'],
  ['Mark 2:23-28 (3:1-6)', 'Mark 2:23–28 (3:1–6)', 'Mark 2:23-28; 3:1-6'],
  ['Jude 20-25', 'Jude 20–25', 'Jude 20-25'],
  ['Baruch 5:1-9', 'Baruch 5:1–9', ''],
])('%s is one reading with the verses %s', (reference, text, verses) => {
  const readings = parseReadings([reference]);
  expect(readings.map((reading) => reading.text)).toEqual([text]);
  expect(referencesText(readings[0]?.verses ?? [])).toBe(verses);
});
