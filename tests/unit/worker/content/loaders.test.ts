import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listNames } from '../../../../shared/content/lists.ts';
import { documentNames } from '../../../../shared/content/site-document.ts';
import { plainText } from '../../../../shared/text/plain-text.ts';
import { loaderFor, loaders, parseContentUrl } from '../../../../worker/content/content-service.ts';

const anyText = fc.string({ unit: 'grapheme' });
const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.+$/.test(text));
const plain = anyText.map(plainText);
const line = plain.filter(Boolean);
const list = fc.constantFrom(...listNames);
const nothing = fc.constant({});
const page = fc.oneof(nothing, fc.record({ pageToken: line }));
const state = fc.oneof(nothing, fc.record({ label: line }), fc.record({ q: line }));
const browse = fc.tuple(state, page).map(([state, page]) => ({ ...state, ...page }));
const reference = fc.record({ list, id });
const series = fc.record({ start: plain, book: plain, weeks: fc.nat(30), lines: fc.array(line) });

/** The parameters of each kind of the JSON API. */
const paramsOf: Record<string, fc.Arbitrary<unknown>> = {
  document: fc.record({ name: fc.constantFrom(...documentNames) }),
  featured: nothing,
  labels: fc.record({ list: fc.constantFrom('thoughts', 'quotes') }),
  organization: nothing,
  passages: fc.record({ book: plain, ref: plain }),
  post: reference,
  handoutPost: reference,
  posts: fc.record({ list, browse }),
  related: fc.oneof(reference, fc.record({ list, browse })),
  resource: fc.record({ label: plain }),
  searchResults: fc.record({ list, q: plain }),
  series: series.map((query) => ({ ...query, weeks: query.book ? query.weeks : 0 })),
  suggestions: fc.oneof(fc.record({ q: plain }), fc.record({ list, q: plain })),
  sunday: nothing,
  sundays: fc.record({ date: anyText, series: anyText }),
};

test.each(loaders.filter(({ kind }) => kind.path))('$kind.name survives its URL', ({ kind }) => {
  const property = fc.property(paramsOf[kind.name] ?? expect.unreachable(), (params) => {
    const request = kind.request(params);
    const { pathname, searchParams } = new URL(request.url, 'https://areopagus.example');
    expect(parseContentUrl(pathname, searchParams)).toEqual(request);
    expect(loaderFor(request).kind).toBe(kind);
  });
  fc.assert(property);
});

test.each([
  '/api/nowhere',
  '/api/labels/articles',
  '/api/labels/nowhere',
  '/api/related/nowhere',
  '/api/articles/%37350186942201573301',
])('there is nothing at %s', (pathname) => {
  expect(parseContentUrl(pathname, new URLSearchParams())).toBeUndefined();
});
