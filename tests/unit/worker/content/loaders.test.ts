import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { BrowseState } from '../../../../shared/browse/browse-state.ts';
import type { ContentKind } from '../../../../shared/content/content-request.ts';
import { listNames } from '../../../../shared/content/lists.ts';
import { organizationKind } from '../../../../shared/content/organization.ts';
import { passagesKind } from '../../../../shared/content/passages-document.ts';
import { handoutPostKind, postKind } from '../../../../shared/content/post.ts';
import { articleSchema, type Post } from '../../../../shared/content/post-schema.ts';
import {
  featuredKind,
  labelsKind,
  postsKind,
  resourceKind,
} from '../../../../shared/content/posts.ts';
import { relatedKind } from '../../../../shared/content/related.ts';
import { searchResultsKind, suggestionsKind } from '../../../../shared/content/search.ts';
import { seriesKind } from '../../../../shared/content/series.ts';
import { documentKind, documentNames } from '../../../../shared/content/site-document.ts';
import { sundayKind, sundaysKind } from '../../../../shared/content/sundays.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';
import type { Recipe } from '../../../../worker/content/cache.ts';
import { feedKind } from '../../../../worker/content/loaders/posts.ts';
import { calendarKind, weeksKind } from '../../../../worker/content/loaders/sundays.ts';
import { loaderFor, loaders, parseContentUrl } from '../../../../worker/content/loaders.ts';

const anyText = fc.string({ unit: 'grapheme' });
const someText = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !/^\.+$/.test(text));
const plain = anyText.map(plainText);
const line = plain.filter(Boolean);
const list = fc.constantFrom(...listNames);
const panelList = fc.constantFrom('thoughts' as const, 'quotes' as const);
const page = fc.oneof(
  fc.constant({}),
  line.map((pageToken) => ({ pageToken })),
);
const browse: fc.Arbitrary<BrowseState> = fc
  .tuple(
    fc.oneof(
      fc.constant({}),
      line.map((label) => ({ label })),
      line.map((q) => ({ q })),
    ),
    page,
  )
  .map(([state, page]) => ({ ...state, ...page }));
const nothing = fc.constant({});

type Tested<Params = never> = [ContentKind<Params, unknown>, fc.Arbitrary<Params>];

function of<Params>(kind: ContentKind<Params, unknown>, params: fc.Arbitrary<Params>) {
  return [kind, params] as unknown as Tested;
}

/** Each kind of the JSON API with its parameters. */
const kinds = [
  of(documentKind, fc.record({ name: fc.constantFrom(...documentNames) })),
  of(featuredKind, nothing),
  of(labelsKind, fc.record({ list: panelList })),
  of(organizationKind, nothing),
  of(passagesKind, fc.record({ book: plain, ref: plain })),
  of(postKind, fc.record({ list, postId: someText })),
  of(handoutPostKind, fc.record({ list, postId: someText })),
  of(postsKind, fc.record({ list, browse })),
  of(relatedKind, fc.oneof(fc.record({ list, postId: someText }), fc.record({ list, browse }))),
  of(resourceKind, fc.record({ label: plain })),
  of(searchResultsKind, fc.record({ list, q: plain })),
  of(
    seriesKind,
    fc
      .record({
        start: plain,
        every: fc.integer({ min: 1, max: 4 }),
        book: plain,
        weeks: fc.nat(30),
        lines: fc.array(line),
      })
      .map((query) => ({ ...query, weeks: query.book ? query.weeks : 0 })),
  ),
  of(suggestionsKind, fc.oneof(fc.record({ q: plain }), fc.record({ list, q: plain }))),
  of(sundayKind, nothing),
  of(sundaysKind, fc.record({ date: anyText, series: anyText })),
];

test.each(kinds.map(([kind, params]) => ({ name: kind.name, kind, params })))(
  'the URL of any request for $name is parsed to the same request, and has a loader',
  ({ kind, params }) => {
    const property = fc.property(params, (params) => {
      const request = kind.request(params);
      const { pathname, searchParams } = new URL(request.url, 'https://areopagus.example');
      expect(parseContentUrl(pathname, searchParams)).toEqual(request);
      expect(loaderFor(request).kind).toBe(kind);
    });
    fc.assert(property);
  },
);

test.each([
  '/api/nowhere',
  '/api/labels/articles',
  '/api/labels/nowhere',
  '/api/related/nowhere',
  '/api/articles/%37350186942201573301',
])('there is nothing at %s', (pathname) => {
  expect(parseContentUrl(pathname, new URLSearchParams())).toBeUndefined();
});

test('these are all kinds but those for feeds and calendars', () => {
  const others = [feedKind, weeksKind, calendarKind].map(({ name }) => name);
  const names = [...others, ...kinds.map(([{ name }]) => name)];
  expect(loaders.map(({ kind }) => kind.name).sort()).toEqual(names.sort());
});

test('a schema of other data than a recipe loads does not compile', () => {
  const post: Pick<Recipe<Post>, 'schema'> = { schema: articleSchema };
  // @ts-expect-error A post has more than an id.
  const short: Pick<Recipe<Post>, 'schema'> = { schema: z.object({ id: z.string() }) };
  // @ts-expect-error An article can be null.
  const nullable: Pick<Recipe<Post>, 'schema'> = { schema: z.nullable(articleSchema) };
  expect(new Set([post, short, nullable]).size).toBe(3);
});
