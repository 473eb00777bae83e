import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '../../../shared/content/content-request.ts';
import { organizationSchema } from '../../../shared/content/provider-contract.ts';
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
  [apiPaths.organization(), organizationSchema.strict()],
  [apiPaths.thoughts(all), pageOf(post)],
  [apiPaths.thoughts({ mode: 'label', label: 'John' }), pageOf(post)],
  [apiPaths.quotes({ mode: 'label', label: 'Atheism' }), pageOf(post)],
  [apiPaths.quotes({ mode: 'search', q: 'God' }), pageOf(post)],
  [apiPaths.articles(all), pageOf(summary)],
  [apiPaths.articles({ mode: 'search', q: 'the' }), pageOf(summary)],
  [apiPaths.post('articles', '7350186942201573301'), article],
  [apiPaths.featured(), summary],
  [apiPaths.resource('Resource Books'), post],
  [apiPaths.resource('Related Articles'), post],
  [apiPaths.resource('Something else'), z.null()],
])('%s answers its content as JSON', async (path, shape) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  const { success, error } = shape.safeParse(await response.json());
  expect(success, error && z.prettifyError(error)).toBe(true);
});

test('a list that nothing matches is empty', async () => {
  expect(await (await site.get('/api/thoughts?label=Tobit')).json()).toEqual({ posts: [] });
  expect(await (await site.get('/api/articles?q=xylophone')).json()).toEqual({ posts: [] });
});

test('pages of a list follow one another by their tokens', async () => {
  const pages = z.object({
    posts: z.array(z.object({ id: z.string() })),
    nextPageToken: z.string(),
  });
  const first = pages.parse(await (await site.get('/api/quotes')).json());
  const more = apiPaths.quotes({ ...all, pageToken: first.nextPageToken });
  const second = pages.parse(await (await site.get(more)).json());
  expect(second.posts).toHaveLength(10);
  const ids = new Set([...first.posts, ...second.posts].map(({ id }) => id));
  expect(ids.size).toBe(20);
});

test('content is sanitised, and its headings stand below those of its page', async () => {
  const { content } = article.parse(
    await (await site.get(apiPaths.post('articles', '7350186942201573301'))).json(),
  );
  expect(content).toContain('<h2>');
  expect(content).not.toMatch(/<h1|style=|<font/);
});
