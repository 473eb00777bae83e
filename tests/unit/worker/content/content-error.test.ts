import { expect, test } from 'vitest';
import {
  contentError,
  Refusal,
  unavailableStatus,
} from '../../../../worker/content/content-error.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';

test.each([
  [[503, 503], 503],
  [[503, 429], 503],
  [[404, 500], 503],
  [[429, 404], 429],
  [[404, 404], undefined],
  [[503, 200], undefined],
  [[503, undefined], undefined],
])('a page whose parts have the statuses %j has the status %s', (statuses, expected) => {
  const parts = statuses.map((status) =>
    status === 200 ? { data: '' } : status && { error: { message: 'No.', status } },
  );
  expect(unavailableStatus(parts.map((part) => part || undefined))).toBe(expected);
});

test.each([
  [new ProviderError('Not this.', 400, { isRejection: true }), 'Not this.', 400],
  [new ProviderError('Not this.', 400), 'Not this.', 503],
  [new ProviderError('Where?', 404), 'Where?', 503],
  [new ProviderError('Late.', 'timeout'), 'Late.', 503],
  [new Refusal({ message: 'Not so many.', status: 429 }), 'Not so many.', 429],
  [new TypeError('x is undefined'), 'Something went wrong on our side.', 500],
])('%s is shown as %j with the status %i', (error, message, status) => {
  expect(contentError(error)).toEqual({ message, status });
});
