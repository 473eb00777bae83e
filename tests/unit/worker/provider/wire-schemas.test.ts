import { expect, test } from 'vitest';
import { sampleContent } from '../../../../sample-provider/content.ts';
import {
  receivedListSchema,
  receivedOrganizationSchema,
  receivedPostSchema,
  requestedPostSchema,
} from '../../../../worker/provider/wire-schemas.ts';
import { wirePost } from '../../../support/wire-post.ts';

/** Responses in which display fields are missing or of another type. */

const post = wirePost();

test.each<[name: string, body: object, ids: string[], next?: string]>([
  ['a token that is null', { posts: [post], nextPageToken: null }, ['1001']],
  ['an empty token', { posts: [post], nextPageToken: '' }, ['1001'], ''],
  ['a token that is a number', { posts: [post], nextPageToken: 7 }, ['1001'], '7'],
  ['a token of another type', { posts: [post], nextPageToken: {} }, ['1001']],
  ['posts that are null', { posts: null }, []],
  ['no posts', { kind: 'blogger#postList' }, []],
  ['an id that is a number', { posts: [wirePost({ id: '2' }), { ...post, id: 3 }] }, ['2', '3']],
  ['an id that is too large a number', { posts: [{ ...post, id: 2 ** 60 }, post] }, ['1001']],
  ['posts without all else', { posts: [{ id: '4' }, { id: 5 }] }, ['4', '5']],
  ['posts of other types', { posts: [null, 'a post', { title: 'One' }, post] }, ['1001']],
])('a list may have %s', (_, body, ids, next) => {
  const { posts, nextPageToken } = receivedListSchema.parse(body);
  expect(posts.map(({ id }) => id)).toEqual(ids);
  expect(nextPageToken).toBe(next);
});

test.each([['x'], [{}], [[{ title: 'One' }, 7, null]]])('the posts %j are an error', (posts) => {
  expect(receivedListSchema.safeParse({ posts }).success).toBe(false);
});

test.each<[field: keyof typeof post, values: unknown[], shown?: string | null]>([
  ['title', [undefined, null, {}, '', '\u202e\0'], 'Untitled'],
  ['title', [7, '7'], '7'],
  ['title', ['<b>Bold</b> &amp; true'], '<b>Bold</b> &amp; true'],
  ['title', [' On\u202e the\0\n way\u2069 '], 'On the way'],
  ['content', [undefined, null, {}], ''],
  ['content', [7], '7'],
  ['published', ['2026-03-01T09:00:00-06:00'], '2026-03-01T09:00:00-06:00'],
  ['published', ['2026-03-01T15:00:00.123Z'], '2026-03-01T15:00:00.123Z'],
  ['published', ['', 'yesterday', 'Sun, 01 Mar 2026', '2026-02-30T09:00:00Z'], null],
  ['published', [null, undefined, 7, {}, '9999-12-31T23:59:59-23:59'], null],
  ['updated', ['', 'yesterday', null, 7], null],
  ['published', ['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+01:00'], null],
])('a post is shown whose %s is %j: %j', (field, values, shown) => {
  for (const schema of [receivedPostSchema, requestedPostSchema])
    for (const value of values)
      expect(schema.parse({ ...post, [field]: value })).toEqual({ ...post, [field]: shown });
});

test.each(['', '\ud800', 'a\rb', 'a b', 'a/b', '..', '9'.repeat(65)])(
  'a post with the id %j cannot have a URL, and is left out',
  (id) => {
    expect(receivedPostSchema.safeParse({ ...post, id }).success).toBe(false);
  },
);

test.each([undefined, 2 ** 60, 'tag:blogger.example,1999:post-7'])(
  'a post that was requested may have the id %j, if it has a title or content',
  (id) => {
    expect(requestedPostSchema.parse({ ...post, id })).toEqual({ ...post, id: undefined });
    expect(requestedPostSchema.safeParse({ id, title: '', content: null }).success).toBe(false);
  },
);

const { organization } = sampleContent();

test.each([undefined, null, 7, {}, ' '])('an organization may have fields that are %j', (value) => {
  const digits = typeof value === 'number' ? String(value) : undefined;
  for (const [names, shown] of [
    [['display_name', 'organization_name', 'display_name_short'], digits],
    [['display_email', 'website_url', 'physical_address'], undefined],
  ] as const) {
    for (const name of names) {
      const parsed = receivedOrganizationSchema.parse({ ...organization, [name]: value });
      expect(parsed).toEqual({ ...organization, [name]: shown });
    }
  }
});

test.each(['javascript:alert(1)', 'www.example.org', 'https://[x', 'data:text/html,<b>'])(
  'an organization has no website %s',
  (website_url) => {
    const parsed = receivedOrganizationSchema.parse({ ...organization, website_url });
    expect(parsed.website_url).toBeUndefined();
  },
);

test.each([[{ of: 'another form' }], [{ display_name: null, physical_address: {} }]])(
  'an organization of %j is an error',
  (body) => {
    expect(receivedOrganizationSchema.safeParse(body).success).toBe(false);
  },
);
