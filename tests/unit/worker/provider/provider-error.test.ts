import { expect, test } from 'vitest';
import { loggedFailure, ProviderError } from '../../../../worker/provider/provider-error.ts';

const error = new ProviderError('Down.', 503, { cause: new TypeError('reset') });

test('the log has the message and the cause of a failure', () => {
  expect(loggedFailure('/api/quotes', error)).toEqual({
    key: '/api/quotes',
    error: 'ProviderError 503: Down. <- TypeError: reset',
  });
});

test.each([
  ['/api/quotes?q=my+own+words', '/api/quotes'],
  ['/api/articles/my-own-words', '/api/articles/:id'],
  ['full /api/articles?label=my\nown', 'full /api/articles'],
])('the log has no text of a visitor or message for %j', (key, logged) => {
  const failure = { key: logged, error: 'ProviderError 503 <- TypeError' };
  expect(loggedFailure(key, error)).toEqual(failure);
});
