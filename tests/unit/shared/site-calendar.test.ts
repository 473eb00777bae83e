import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentYear, publishedDate } from '../../../shared/site-calendar.ts';

test.each([
  ['2025-03-21T09:00:00-05:00', 'March 21, 2025'],
  ['2026-11-01T12:00:00Z', 'November 1, 2026'],
  ['2026-01-01T05:59:59Z', 'December 31, 2025'],
  ['2026-01-01T06:00:00Z', 'January 1, 2026'],
  ['2026-07-04T04:59:00Z', 'July 3, 2026'],
  ['2026-07-04T05:00:00Z', 'July 4, 2026'],
  ['2026-03-02T08:30:00+09:00', 'March 1, 2026'],
  ['2024-02-29T18:00:00.123-06:00', 'February 29, 2024'],
])('%s is %s in the time zone of the ministry', (published, date) => {
  expect(publishedDate(published)).toBe(date);
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the year changes in the time zone of the ministry', () => {
  vi.setSystemTime('2027-01-01T05:59:59Z');
  expect(currentYear()).toBe('2026');
  vi.setSystemTime('2027-01-01T06:00:00Z');
  expect(currentYear()).toBe('2027');
});
