import { describe, expect, test } from 'vitest';
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

describe('a list', () => {
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
  ])('may have %s', (_, body, ids, next) => {
    const { posts, nextPageToken } = receivedListSchema.parse(body);
    expect(posts.map(({ id }) => id)).toEqual(ids);
    expect(nextPageToken).toBe(next);
  });

  test.each([
    ['posts that are a text', { posts: 'x' }],
    ['posts that are an object', { posts: {} }],
    ['posts without any id', { posts: [{ title: 'One' }, 7, null] }],
  ])('with %s is an error', (_, body) => {
    expect(receivedListSchema.safeParse(body).success).toBe(false);
  });
});

describe('a post', () => {
  const { id, ...fields } = post;

  test.each<[name: string, body: object, shown: object]>([
    ['no title', { title: undefined }, { title: '' }],
    ['a title that is null', { title: null }, { title: '' }],
    ['a title that is a number', { title: 7 }, { title: '7' }],
    ['no content', { content: undefined }, { content: '' }],
    ['content that is null', { content: null }, { content: '' }],
    ['content that is a number', { content: 7 }, { content: '7' }],
    ['neither a title nor content', { title: null, content: '' }, { title: '', content: '' }],
    ['no date', { published: undefined }, { published: null }],
    ['a date that is null', { published: null }, { published: null }],
    ['a date that is a number', { published: 1772380800 }, { published: null }],
  ])('may have %s', (_, body, shown) => {
    for (const schema of [receivedPostSchema, requestedPostSchema]) {
      expect(schema.parse({ id, ...fields, ...body })).toEqual({ id, ...fields, ...shown });
    }
  });

  test.each([undefined, 2 ** 60, 'tag:blogger.example,1999:post-7'])(
    'that was requested may have the id %j, if it has a title or content',
    (id) => {
      expect(requestedPostSchema.parse({ ...fields, id })).toEqual({ ...fields, id: undefined });
      expect(requestedPostSchema.safeParse({ id, title: '', content: null }).success).toBe(false);
    },
  );

  test.each([
    ['an empty object', {}],
    ['other fields', { kind: 'blogger#thing' }],
  ])('that is %s is an error', (_, body) => {
    expect(requestedPostSchema.safeParse(body).success).toBe(false);
  });
});

describe('an organization', () => {
  const { organization } = sampleContent();

  test.each([undefined, null, 7, {}, ' '])('may have fields that are %j', (value) => {
    const shown = typeof value === 'number' ? String(value) : undefined;
    for (const name of ['display_name', 'organization_name', 'display_name_short'] as const) {
      const parsed = receivedOrganizationSchema.parse({ ...organization, [name]: value });
      expect(parsed).toEqual({ ...organization, [name]: shown });
    }
    for (const name of ['display_email', 'website_url', 'physical_address'] as const) {
      const parsed = receivedOrganizationSchema.parse({ ...organization, [name]: value });
      expect(parsed).toEqual({ ...organization, [name]: undefined });
    }
  });

  test.each(['javascript:alert(1)', 'www.example.org', 'https://[x', 'data:text/html,<b>'])(
    'has no website %s',
    (website_url) => {
      const parsed = receivedOrganizationSchema.parse({ ...organization, website_url });
      expect(parsed.website_url).toBeUndefined();
    },
  );

  test.each([
    ['data of another form', { of: 'another form' }],
    ['nothing that can be shown', { display_name: null, physical_address: {} }],
  ])('with %s is an error', (_, body) => {
    expect(receivedOrganizationSchema.safeParse(body).success).toBe(false);
  });
});
