import { expect, test } from 'vitest';
import type { ContentRequest } from '../../../../shared/content/content-request.ts';
import { feedKind } from '../../../../worker/content/loaders/posts.ts';
import { parseContentUrl } from '../../../../worker/content/loaders.ts';
import { loggedFailure } from '../../../../worker/content/logged-failure.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';

const failure = new ProviderError('Down.', 503, { cause: new TypeError('reset') });
const withMessages = 'ProviderError 503: Down. <- TypeError: reset';
const without = 'ProviderError 503 <- TypeError';

test.each<[of: string | ContentRequest, path: string, error: string]>([
  ['/api/quotes', '/api/:list', withMessages],
  ['/api/labels/quotes', '/api/labels/:list', withMessages],
  ['/api/quotes?q=my+own+words', '/api/:list', without],
  ['/api/articles/my-own-words', '/api/:list/:postId', without],
  ['/api/handout/articles/my-own-words', '/api/handout/:list/:postId', without],
  [feedKind.request({ list: 'articles', browse: {} }), 'feed', withMessages],
])('the log has the kind of %j, and no text of a visitor or message of it', (of, path, error) => {
  const request = typeof of === 'string' ? parseContentUrl(...partsOf(of)) : of;
  expect(loggedFailure(request as ContentRequest, failure)).toEqual({ path, error });
});

function partsOf(path: string): [pathname: string, query: URLSearchParams] {
  const { pathname, searchParams } = new URL(path, 'https://areopagus.example');
  return [pathname, searchParams];
}
