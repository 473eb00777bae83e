import { expect, test } from 'vitest';
import { referencesText } from '../../../../shared/scripture/verses.ts';
import { parseReadings } from '../../../../worker/readings/parse-readings.ts';

test.each([
  ['Romans 13:(8-10) 11-14', 'Romans 13:(8–10) 11–14', 'Romans 13:8-10, 11-14'],
  ['John 15:26-27; 16:4b-15', 'John 15:26–27; 16:4b–15', 'John 15:26-27; 16:4-15'],
  ['Baruch 5:1-9', 'Baruch 5:1–9', ''],
])('%s is one reading with the verses %s', (reference, text, verses) => {
  const readings = parseReadings([reference]);
  expect(readings.map((reading) => reading.text)).toEqual([text]);
  expect(referencesText(readings[0]?.verses ?? [])).toBe(verses);
});
