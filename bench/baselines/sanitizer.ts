import { sanitize } from '../../worker/sanitize/sanitize.ts';

type Env = { POSTS: string };

let posts: string[] | undefined;

/** Sanitizes the markup of all posts in `POSTS` (a JSON array of strings), without a cache. */
export default {
  fetch(_request: Request, { POSTS }: Env): Response {
    posts ??= JSON.parse(POSTS) as string[];
    const length = posts.reduce(
      (sum, markup) => sum + sanitize(markup, 4, 'post-1.').html.length,
      0,
    );
    return new Response(String(length));
  },
};
