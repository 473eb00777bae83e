import { expect, test } from 'vitest';
import type { ContentRequest } from '../../../../shared/content/content-request.ts';
import { contentError, loggedFailure, Refusal } from '../../../../worker/content/content-error.ts';
import { parseContentUrl } from '../../../../worker/content/content-service.ts';
import { storedPostKind } from '../../../../worker/content/loaders/post.ts';
import { feedKind } from '../../../../worker/content/loaders/posts.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';

test.each([
  [new ProviderError('Not this.', 400, { isRejection: true }), 'Not this.', 400],
  [new ProviderError('Not this.', 400), 'Not this.', 503],
  [new ProviderError('Late.', 'timeout'), 'Late.', 503],
  [new Refusal(429, 'Not so many.'), 'Not so many.', 429],
  [new TypeError('x is undefined'), 'Something went wrong on our side.', 500],
])('%s is shown as %j with the status %i', (error, message, status) => {
  expect(contentError(error)).toEqual({ message, status });
});

const failure = new ProviderError('Down.', 503, { cause: new TypeError('reset') });
const withMessages = 'ProviderError 503: Down. <- TypeError: reset';
const without = 'ProviderError 503 <- TypeError';

test.each<[of: string | ContentRequest, path: string, error: string]>([
  ['/api/quotes', '/api/:list', withMessages],
  ['/api/quotes?q=my+own+words', '/api/:list', without],
  ['/api/articles/my-own-words', '/api/:list/:id', without],
  [storedPostKind.request({ list: 'articles', id: 'my-words' }), 'storedPost', without],
  [feedKind.request({ list: 'articles', browse: {} }), 'feed', withMessages],
])('the log has the kind of %j, and no text of a visitor or message of it', (of, path, error) => {
  const { pathname, searchParams } = new URL(String(of), 'https://areopagus.example');
  const request = typeof of === 'string' ? parseContentUrl(pathname, searchParams) : of;
  expect(loggedFailure(request as ContentRequest, failure)).toEqual({ path, error });
});
