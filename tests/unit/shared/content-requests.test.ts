import { expect, test } from 'vitest';
import { contentRequests, parseRoute } from '../../../shared/routes.ts';

const routeAt = (url: string) => parseRoute(new URL(`https://areopagus.example${url}`));

test.each<[url: string, content: string[]]>([
  ['/', ['/api/sunday', '/api/featured']],
  ['/articles', ['/api/articles', '/api/featured']],
  ['/articles/1001', ['/api/articles/1001', '/api/related/articles?post=1001']],
  [
    '/quotes?q=hope',
    ['/api/quotes?q=hope', '/api/suggestions?list=quotes&q=hope', '/api/labels/quotes'],
  ],
  ['/quotes?q=hope&pageToken=2', ['/api/quotes?q=hope&pageToken=2', '/api/labels/quotes']],
  ['/passages?book=1+Kings', ['/api/passages?book=1+Kings']],
  ['/resources', ['/api/resources?label=Resource+Books']],
  [
    '/search?q=hope',
    [
      '/api/suggestions?q=hope',
      '/api/search/thoughts?q=hope',
      '/api/search/quotes?q=hope',
      '/api/search/articles?q=hope',
    ],
  ],
  ['/search', []],
  ['/series?title=Mine&p=John+3&p=Mark+1', ['/api/series?p=John+3&p=Mark+1']],
  ['/terms', ['/api/documents/terms']],
  [
    '/handout?title=a&posts=quotes:1,articles:2',
    ['/api/handout/quotes/1', '/api/handout/articles/2'],
  ],
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
  ['/sundays?date=2026-12-24&series=rcl', ['/api/sundays?series=rcl&date=2026-12-24']],
  ['/nowhere', []],
  ['/quotes?q=%FF', []],
])('%s requests %j and the organization', (url, content) => {
  expect(contentRequests(routeAt(url)).map((request) => request.url)).toEqual([
    ...content,
    '/api/organization',
  ]);
});
