import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDay, dayFormat, isoDate } from '../../../../worker/calendar/civil-day.ts';
import { datedLine } from '../../../../worker/series/dated-line.ts';

const next = civilDay(2027, 1, 10);

/** '2027-04-11 Ruth 2', or the beginning of the error. */
function read(line: string): string {
  const { day, text } = datedLine(line, next, civilDay(2026, 11, 25));
  return 'data' in day ? `${isoDate(day.data)} ${text}` : day.error.message.slice(0, 22);
}

test.each([
  ...['2027-4-11 Ruth 2', 'April 11 2027: Ruth 2', 'Apr 11,2027 Ruth 2', '11 April 2027 Ruth 2'],
  ...['Sunday, April 11, 2027: Ruth 2', 'Sun. 4/11/2027 – Ruth 2', '4/11/27 Ruth 2', '4/11 Ruth 2'],
  ...['April 11, 2027 Ruth 2', '2027/04/11 Ruth 2', '04-11-2027 Ruth 2', '11. April: Ruth 2'],
  ...['APRIL 11th, Ruth 2', '11th of April, Ruth 2', 'Apr. 11: Ruth 2', '(April 11) Ruth 2'],
  ...['Ruth 2, April 11', 'Ruth 2 (11 April 2027)', 'Ruth 2 4/11/2027', 'Ruth 2 – 2027-04-11'],
  ...['Ruth 2, on the 11th of April', '11-Apr-2027 Ruth 2', '[April 11] Ruth 2'],
])('%j is Ruth 2 on April 11', (line) => {
  expect(read(line)).toBe('2027-04-11 Ruth 2');
});

test.each([
  ['Jan. 10: 1 John 1', '2027-01-10 1 John 1'],
  ['Dec 24 2 Kings 1', '2026-12-24 2 Kings 1'],
  ['Nov 24 2 Kings 1', '2027-11-24 2 Kings 1'],
  ['Feb 29 2 Kings 1', '2028-02-29 2 Kings 1'],
  ['Mar 7: Mar 4', '2027-03-07 Mar 4'],
  ['April 11', '2027-04-11 '],
])('%j is %j', (line, expected) => {
  expect(read(line)).toBe(expected);
});

test.each([
  ...['11.4.27 Ruth 3', '11.4. Ruth 3', '13/4/2027 Ruth 3', 'February 30, 2027 Ruth 3'],
  ...['Ruth 3 4/11', 'Ruth 3 on April 11 at 7', 'Ruth 1:3 April', 'April 2027 Ruth 3'],
  ...['20270411 Ruth 3', '2027.04.11 Ruth 3', 'Apr11 Ruth 3', '11 Apr 27 Ruth 3'],
])('%j is an error that names the form of a date', (line) => {
  expect(read(line)).toBe('This is not a date. Wr');
});

test.each([
  ...['Mar 4', 'Mar 4:1-20', 'Ps 3; Mar 4', '1 John 3:16/17', 'the sun stood still', 'Dan 3-4'],
  ...['Pentecost', 'Epiphany', 'Decalogue', 'Day of atonement', 'Augustus 2'],
  ...['2 Samuel 1.8. 2.25,29', 'Judges 3', 'James 1', 'Mark 3:1-6 (7-12)'],
])('%j has no date', (line) => {
  expect(read(line)).toBe(`2027-01-10 ${line}`);
});

test('each day is read as it is printed', () => {
  const formats = (['full', 'long', 'medium', 'short'] as const).map((dateStyle) =>
    dayFormat({ dateStyle }),
  );
  const days = fc.integer({ min: civilDay(2000, 1, 1), max: civilDay(2099, 12, 31) });
  fc.assert(
    fc.property(days, fc.constantFrom(...formats), (day, format) => {
      expect(read(`${format(day)}: 1 John 1`)).toBe(`${isoDate(day)} 1 John 1`);
      expect(read(`1 John 1, ${format(day)}`)).toBe(`${isoDate(day)} 1 John 1`);
    }),
  );
});
