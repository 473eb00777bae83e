import { describe, expect, test } from 'vitest';
import {
  providerErrorSchema,
  wirePostListSchema,
  wirePostSchema,
} from '../../sample-provider/provider-contract.ts';
import { blogPath, connect, everyPage, options } from './fixture.ts';

const titles = (posts: readonly { title: string }[]) => posts.map((post) => post.title);

describe('a list of posts', () => {
  test('has pages of ten, newest first, with each post once', async () => {
    const pages = await everyPage(await connect(), blogPath('thoughts'));
    expect(pages.map((posts) => posts.length)).toEqual([10, 10, 3]);
    const posts = pages.flat();
    expect(new Set(posts.map((post) => post.id)).size).toBe(23);
    const times = posts.map((post) => Date.parse(post.published));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('has no page token on a last page that is full', async () => {
    const pages = await everyPage(await connect(), blogPath('quotes'));
    expect(pages.map((posts) => posts.length)).toEqual([10, 10]);
  });

  test('contains each post as its own request returns it', async () => {
    const { get } = await connect();
    const list = wirePostListSchema.parse(await (await get(blogPath('thoughts'))).json());
    for (const post of list.posts) {
      const response = await get(blogPath('thoughts', `/posts/${post.id}`));
      expect(wirePostSchema.parse(await response.json())).toEqual(post);
      expect(post.id).toMatch(/^[1-9]\d{18}$/);
      expect(post.published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-06:00$/);
    }
  });

  test('filtered by a label contains only the posts with exactly that label', async () => {
    const visitor = await connect();
    const pages = await everyPage(visitor, blogPath('thoughts', '/labels?label=John+1'));
    expect(pages.map((posts) => posts.length)).toEqual([10, 2]);
    expect(titles(pages.flat())).toContain('Thought 1');
    expect(titles(pages.flat())).not.toContain('Thought 2');
    expect(await everyPage(visitor, blogPath('thoughts', '/labels?label=Joh'))).toEqual([[]]);
  });
});

test.each([
  ['an organization', '/v1/organizations/nobody'],
  ['a blog', `/v1/blogger/organization/${options.organizationId}/blog/9`],
  ["another organization's blog", '/v1/blogger/organization/nobody/blog/1001'],
  ['a post', blogPath('thoughts', '/posts/1')],
  ["another blog's post", blogPath('thoughts', `/posts/${options.content.posts.quotes[0]?.id}`)],
  ['a path', '/v1/nothing'],
])('a request for %s that does not exist has status 404', async (_, path) => {
  const { get } = await connect();
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(providerErrorSchema.parse(await response.json()).status).toBe(404);
});
