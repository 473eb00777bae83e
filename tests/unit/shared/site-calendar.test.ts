import { expect, onTestFinished, test, vi } from 'vitest';
import { currentYear, publishedDate } from '../../../shared/site-calendar.ts';

test.each([
  ['2026-01-01T05:59:59Z', 'December 31, 2025'],
  ['2026-01-01T06:00:00Z', 'January 1, 2026'],
  ['2026-07-04T05:00:00Z', 'July 4, 2026'],
  ['2026-03-02T08:30:00+09:00', 'March 1, 2026'],
])('%s is %s in the time zone of the ministry', (published, date) => {
  expect(publishedDate(published)).toBe(date);
});

test('the year changes in the time zone of the ministry', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2027-01-01T05:59:59Z');
  expect(currentYear()).toBe('2026');
  vi.setSystemTime('2027-01-01T06:00:00Z');
  expect(currentYear()).toBe('2027');
});
