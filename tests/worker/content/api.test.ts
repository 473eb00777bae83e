import { expect, test } from 'vitest';
import { z } from 'zod';
import { organizationSchema } from '../../../sample-provider/provider-contract.ts';
import { contentUrl } from '../../../shared/content/content-request.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const head = { id: z.string(), title: z.string(), published: z.iso.datetime({ offset: true }) };
const post = z.strictObject({ ...head, content: z.string() });
const summary = z.strictObject({ ...head, excerpt: z.string().max(303) });
const article = z.strictObject({
  ...head,
  content: z.string(),
  description: z.string().min(1).max(155),
});
const pageOf = (item: z.ZodType) =>
  z.strictObject({ posts: z.array(item).min(1), nextPageToken: z.string().optional() });

const all = { mode: 'all' } as const;

test.each<[path: string, shape: z.ZodType]>([
  [contentUrl({ kind: 'organization' }), z.strictObject(organizationSchema.shape)],
  [contentUrl({ kind: 'posts', list: 'thoughts', browse: all }), pageOf(post)],
  [
    contentUrl({ kind: 'posts', list: 'thoughts', browse: { mode: 'label', label: 'John' } }),
    pageOf(post),
  ],
  [
    contentUrl({ kind: 'posts', list: 'quotes', browse: { mode: 'label', label: 'Atheism' } }),
    pageOf(post),
  ],
  [
    contentUrl({ kind: 'posts', list: 'quotes', browse: { mode: 'search', q: 'God' } }),
    pageOf(post),
  ],
  [contentUrl({ kind: 'posts', list: 'articles', browse: all }), pageOf(summary)],
  [
    contentUrl({ kind: 'posts', list: 'articles', browse: { mode: 'search', q: 'the' } }),
    pageOf(summary),
  ],
  [contentUrl({ kind: 'post', list: 'articles', postId: '7350186942201573301' }), article],
  [contentUrl({ kind: 'featured' }), summary],
  [contentUrl({ kind: 'resource', label: 'Resource Books' }), post],
  [contentUrl({ kind: 'resource', label: 'Related Articles' }), post],
  [contentUrl({ kind: 'resource', label: 'Something else' }), z.null()],
])('%s responds with its content as JSON', async (path, shape) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  const { success, error } = shape.safeParse(await response.json());
  expect(success, error && z.prettifyError(error)).toBe(true);
});

test('a list without matches is empty', async () => {
  expect(await (await site.get('/api/thoughts?label=Tobit')).json()).toEqual({ posts: [] });
  expect(await (await site.get('/api/articles?q=xylophone')).json()).toEqual({ posts: [] });
});

test('each page of a list has the token of the next page', async () => {
  const pages = z.object({
    posts: z.array(z.object({ id: z.string() })),
    nextPageToken: z.string(),
  });
  const first = pages.parse(await (await site.get('/api/quotes')).json());
  const more = contentUrl({
    kind: 'posts',
    list: 'quotes',
    browse: { ...all, pageToken: first.nextPageToken },
  });
  const second = pages.parse(await (await site.get(more)).json());
  expect(second.posts).toHaveLength(10);
  const ids = new Set([...first.posts, ...second.posts].map(({ id }) => id));
  expect(ids.size).toBe(20);
});
