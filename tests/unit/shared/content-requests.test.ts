import { expect, test } from 'vitest';
import { contentRequests, parseRoute } from '../../../shared/routes.ts';

const routeAt = (url: string) => parseRoute(new URL(`https://areopagus.example${url}`));

test.each<[url: string, content: string[]]>([
  ['/articles/1001', ['/api/articles/1001', '/api/related/articles?post=1001']],
  ['/quotes?q=a', ['/api/quotes?q=a', '/api/suggestions?list=quotes&q=a', '/api/labels/quotes']],
  ['/quotes?q=a&pageToken=2', ['/api/quotes?q=a&pageToken=2', '/api/labels/quotes']],
  ['/search', []],
  ['/handout?posts=quotes:1,quotes:1', []],
  [
    '/apologetics?label=Mark+1',
    [
      '/api/thoughts?label=Mark+1',
      '/api/sunday',
      '/api/labels/thoughts',
      '/api/related/thoughts?label=Mark+1',
    ],
  ],
])('%s requests %j and the organization', (url, content) => {
  expect(contentRequests(routeAt(url)).map((request) => request.url)).toEqual([
    ...content,
    '/api/organization',
  ]);
});
