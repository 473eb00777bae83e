import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Blog } from './blog.ts';
import { fingerprint } from './fingerprint.ts';
import type { StoredPost } from './provider-content.ts';

const pageSize = 10;

/** A page with longer posts has fewer of them, but at least one; characters. */
const maxLength = 1_000_000;

/** Routes that read the blogs of one organization (specification, section 7), by their ids. */
export function bloggerRoutes(blogs: ReadonlyMap<string, Blog>) {
  const routes = new Hono();

  function blogOf(c: Context): Blog {
    const blog = blogs.get(c.req.param('blogId') ?? '');
    if (blog) return blog;
    throw new HTTPException(404, { message: 'Blog not found.' });
  }

  routes.get('/:blogId', (c) => pageResponse(c, blogOf(c).all()));

  routes.get('/:blogId/posts/:postId', (c) => {
    const post = blogOf(c).find(c.req.param('postId'));
    if (!post) throw new HTTPException(404, { message: 'Post not found.' });
    return c.json(post);
  });

  routes.get('/:blogId/labels', (c) => pageResponse(c, blogOf(c).withLabel(textOf(c, 'label'))));

  routes.get('/:blogId/search', (c) => pageResponse(c, blogOf(c).search(textOf(c, 'q'))));

  return routes;
}

function textOf(c: Context, name: string): string {
  const text = c.req.query(name)?.trim();
  if (text) return text;
  throw new HTTPException(400, { message: `The query parameter ${name} is required.` });
}

function pageResponse(c: Context, posts: readonly StoredPost[]) {
  const { pageToken, ...query } = c.req.query();
  const list = JSON.stringify([c.req.path, query]);
  const start = Number.parseInt(pageToken ?? '0', 10);
  if (pageToken !== undefined && pageToken !== pageTokenOf(list, start)) {
    throw new HTTPException(400, { message: 'Invalid page token.' });
  }
  let length = 0;
  const page = posts.slice(start, start + pageSize).filter(({ content }, position) => {
    length += content.length;
    return position === 0 || length <= maxLength;
  });
  const end = start + page.length;
  const nextPageToken = end < posts.length ? pageTokenOf(list, end) : undefined;
  return c.json({ posts: page, nextPageToken });
}

/** Returns an opaque token for the page that starts at `offset`. Another list does not accept it. */
function pageTokenOf(list: string, offset: number): string {
  return `${offset}-${fingerprint(list).toString(36)}`;
}
