import { type Context, Hono } from 'hono';
import type { Blog } from './blog.ts';
import { errorResponse } from './error-response.ts';
import { fingerprint } from './fingerprint.ts';
import type { WirePostList } from './provider-contract.ts';
import type { StoredPost } from './provider-options.ts';

const PAGE_SIZE = 10;

/** A page with longer posts has fewer of them, but at least one; characters. */
const maxLength = 1_000_000;

const pageFrom = (posts: readonly StoredPost[], start: number) => {
  const page = posts.slice(start, start + PAGE_SIZE);
  let length = 0;
  return page.filter(({ content }, position) => {
    length += content.length;
    return position === 0 || length <= maxLength;
  });
};

type Env = { Variables: { blog: Blog; blogId: string } };

const pageResponse = (c: Context<Env>, posts: readonly StoredPost[], ...query: string[]) => {
  const key = JSON.stringify([c.var.blogId, ...query]);
  const token = c.req.query('pageToken');
  const start = token === undefined ? 0 : decodePageToken(key, token);
  if (start === undefined) return errorResponse(c, 400, 'Invalid page token.');
  const page = pageFrom(posts, start);
  const end = start + page.length;
  return c.json({
    posts: page,
    ...(end < posts.length && { nextPageToken: encodePageToken(key, end) }),
  } satisfies WirePostList);
};

/** Routes below `/v1/blogger/organization` that read the blogs of one organization (specification, section 7). */
export const bloggerRoutes = (organizationId: string, blogs: ReadonlyMap<string, Blog>) => {
  const routes = new Hono<Env>();

  routes.use('/:organizationId/blog/:blogId/*', async (c, next) => {
    const blogId = c.req.param('blogId');
    const blog = blogs.get(blogId);
    if (c.req.param('organizationId') !== organizationId) {
      return errorResponse(c, 404, 'Organization not found.');
    }
    if (blog === undefined) return errorResponse(c, 404, 'Blog not found.');
    c.set('blog', blog);
    c.set('blogId', blogId);
    await next();
  });

  routes.get('/:organizationId/blog/:blogId', (c) => pageResponse(c, c.var.blog.all(), 'all'));

  routes.get('/:organizationId/blog/:blogId/posts/:postId', (c) => {
    const post = c.var.blog.find(c.req.param('postId'));
    return post === undefined ? errorResponse(c, 404, 'Post not found.') : c.json(post);
  });

  routes.get('/:organizationId/blog/:blogId/labels', (c) => {
    const label = c.req.query('label');
    if (!label) return errorResponse(c, 400, 'The query parameter label is required.');
    return pageResponse(c, c.var.blog.withLabel(label), 'label', label);
  });

  routes.get('/:organizationId/blog/:blogId/search', (c) => {
    const q = c.req.query('q')?.trim();
    if (!q) return errorResponse(c, 400, 'The query parameter q is required.');
    return pageResponse(c, c.var.blog.search(q), 'search', q);
  });

  return routes;
};

/** Returns an opaque token for the page that starts at `offset`. The token is valid for `query` only. */
const encodePageToken = (query: string, offset: number): string =>
  btoa(`${offset}.${fingerprint(query).toString(36)}`).replaceAll('=', '');

/** Returns the offset in `token`; undefined if the token is invalid or belongs to another query. */
const decodePageToken = (query: string, token: string): number | undefined => {
  try {
    const offset = Number.parseInt(atob(token), 10);
    return encodePageToken(query, offset) === token ? offset : undefined;
  } catch {
    return undefined;
  }
};
