import { expect, test } from 'vitest';
import { pageAnnouncement, pageHead } from '../../../../client/pages/page-head.ts';
import type { PageResults } from '../../../../shared/pages/define-page.ts';
import { parseRoute } from '../../../../shared/routes.ts';

type Results = Record<string, unknown>;

const routeAt = (url: string) => parseRoute(new URL(url, 'https://areopagus.example'));

/** The results of the kinds of content that a page requests. Other content is missing. */
function resultsOf(results: Results): PageResults {
  const missing = { error: { message: 'Not there.', status: 404 } };
  return (kind) => (kind.name in results ? results[kind.name] : missing) as never;
}

const post = { id: '1', title: 'A title', published: null, content: '', description: 'A text.' };
const down = { error: { message: 'Down for repairs.', status: 503 } };
const listOf = (...posts: unknown[]) => ({ posts: { data: { posts } } });

test.each<[what: string, url: string, results: Results, announcement: string]>([
  ['a list that fails', '/quotes', { posts: down }, 'Error: Down for repairs.'],
  ['a list', '/quotes', listOf(post), 'Latest posts: 1 post.'],
  [
    'a list of a label with more',
    '/quotes?label=Hell',
    { posts: { data: { posts: [post, post], nextPageToken: '2' } } },
    'Hell: 2 posts, and there are more.',
  ],
  [
    'a search that only has suggestions',
    '/quotes?q=hel',
    { ...listOf(), suggestions: { data: { subjects: [{ text: 'Hell' }], posts: [] } } },
    'Search results for “hel”: no posts. There is related content.',
  ],
  [
    'an empty chapter without related content',
    '/apologetics?label=Mark+1',
    { ...listOf(), related: { data: null } },
    'Mark 1: no posts.',
  ],
  ['a list that is still pending', '/quotes', { posts: undefined }, ''],
  ['another page', '/contact', {}, 'The title'],
])('%s is announced, after the name of the page if needed', (_, url, results, announcement) => {
  const announced = (isNamed: boolean) =>
    pageAnnouncement(routeAt(url), resultsOf(results), 'The title', isNamed);
  expect(announced(false)).toBe(announcement);
  const name = /^(Latest|Hell)/.test(announcement) ? 'Apologetic Quotes. ' : '';
  expect(announced(true)).toContain(name + announcement);
});

const empty = { data: null };
const pending = undefined;

test.each<[url: string, results: Results, title: string | undefined, canonical: string | null]>([
  ['/', {}, undefined, '/'],
  ['/apologetics', listOf(), 'Scripture & Apologetic Thoughts', '/apologetics'],
  ['/quotes?label=Hell', listOf(post), 'Hell | Apologetic Quotes', '/quotes?label=Hell'],
  ['/quotes?label=Hell', { posts: down }, 'Hell | Apologetic Quotes', '/quotes?label=Hell'],
  ['/quotes?label=Hell', listOf(), 'Hell | Apologetic Quotes', null],
  ['/quotes?label=Buy+now', listOf(post), 'Posts with this label | Apologetic Quotes', null],
  ['/quotes?q=buy', listOf(post), 'Search results | Apologetic Quotes', null],
  ['/articles?pageToken=2', listOf(post), 'Earlier posts | Articles', null],
  ['/articles?q=buy&pageToken=2', listOf(post), 'More search results | Articles', null],
  ['/quotes?label=Hell&pageToken=2', listOf(post), 'Hell: earlier posts | Apologetic Quotes', null],
  ['/articles/1', { post: { data: post } }, 'A title', '/articles/1'],
  ['/articles/1', {}, 'Page Not Found', null],
  ['/quotes?post=1', { post: down }, 'Quote', null],
  ['/resources', { resource: { data: post } }, 'Resources', '/resources'],
  ['/resources', { resource: empty }, 'Resources', null],
  [
    '/resources?label=Related+Articles',
    { resource: { data: post } },
    'Related Articles | Resources',
    '/resources?label=Related+Articles',
  ],
  ['/resources?label=Buy', { resource: empty }, 'Resources', null],
  ['/sundays', { sundays: { data: { title: 'All Sundays' } } }, 'All Sundays', '/sundays'],
  ['/sundays', {}, 'Sundays and Feasts', null],
  ['/sundays?series=rcl', { sundays: { data: { title: 'RCL' } } }, 'RCL', null],
  [
    '/passages?book=Isaiah',
    { passages: { data: { title: 'Isaiah', description: 'Posts on it.' } } },
    'Passages in Isaiah',
    '/passages?book=Isaiah',
  ],
  ['/passages?book=Amos', { passages: { data: { title: 'Amos' } } }, 'Passages in Amos', null],
  ['/passages?book=Tobit', {}, 'Passages', null],
  ['/series?title=Advent&book=James', { series: { data: { title: 'James' } } }, 'Advent', null],
  ['/series?p=', {}, 'Preach through a book', null],
  ['/terms', { document: pending }, 'Terms of Use', '/terms'],
  ['/handout', {}, 'Handout', null],
  ['/contact', {}, 'Contact', '/contact'],
  ['/series?p=John+3', {}, 'Series', null],
  ['/search', {}, 'Search', null],
  ['/search?q=buy', {}, 'Search results', null],
  ['/nowhere', {}, 'Page Not Found', null],
  ['/quotes?q=%FF', {}, 'Invalid Address', null],
])('%s with %j has the title %j and the canonical URL %j', (url, results, title, canonical) => {
  const head = pageHead(routeAt(url), resultsOf(results));
  expect([head.title, head.canonical]).toEqual([title, canonical]);
});

test('a page is described, and stands below its section', () => {
  const head = pageHead(routeAt('/apologetics?label=John+3'), resultsOf(listOf(post)));
  expect(head).toMatchObject({
    description: 'Apologetic thoughts on John 3, for sermons and lessons.',
    breadcrumb: 'John 3',
    section: { title: 'Scripture & Apologetic Thoughts', path: '/apologetics' },
  });
});

test.each([
  ['/sundays', undefined],
  ['/sundays?date=2026-12-24', '/sundays'],
  ['/series?book=James', '/sundays'],
  ['/passages?ref=Is+53', '/apologetics'],
])('%s stands below %s', (url, path) => {
  expect(pageHead(routeAt(url), resultsOf({})).section?.path).toBe(path);
});

test.each<[url: string, results: Results, name: string | undefined]>([
  ['/quotes?label=Hell', listOf(post), 'Quotes'],
  ['/articles', listOf(post), ''],
  ['/passages?ref=Is+53', {}, 'Is 53'],
  ['/passages?book=Isaiah', {}, 'Isaiah'],
  ['/sundays?date=2026-12-24', { sundays: { data: { title: 'Christmas Eve' } } }, 'Christmas Eve'],
  ['/sundays?date=2026-12-24', {}, 'the day'],
  ['/sundays', { sundays: { data: { title: 'All Sundays' } } }, ''],
  ['/series?p=John+3', {}, 'the series'],
])('from a quote, %s with %j is named %j', (url, results, name) => {
  const { page, params } = routeAt(url);
  expect(page.backName?.(params, resultsOf(results), 'quotes')).toBe(name);
});

test.each([
  ['/quotes?label=Hell', [{ title: 'Apologetic Quotes', path: '/quotes', label: 'Hell' }]],
  ['/quotes?label=Buy', [{ title: 'Apologetic Quotes', path: '/quotes', label: undefined }]],
  ['/sundays', [{ title: 'The coming Sunday', path: '/sundays' }]],
])('%s has the feeds %j', (url, feeds) => {
  const { page, params } = routeAt(url);
  expect(page.feeds?.(params)).toEqual(feeds);
});
