import { setTimeout } from 'node:timers/promises';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import type { ListName } from '../../shared/content/lists.ts';
import { postKind } from '../../shared/content/post.ts';
import type { Article, Post } from '../../shared/content/post-schema.ts';
import { postsKind, resourceKind } from '../../shared/content/posts.ts';
import type { BlogService } from '../../worker/provider/blog.ts';
import type { ReceivedPost } from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';

/** How often a request is repeated that the site refuses for a while. */
const maxAttempts = 10;

/** The posts of a deployed site, from its API. The ids of the blogs are their names. */
export function createSitePosts(site: string): BlogService {
  async function read<Data>({ url }: ContentRequest<Data>): Promise<Data> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(site + url);
      const body = await response.json();
      if (response.ok) return body;
      const pause = Number(response.headers.get('Retry-After'));
      if (!pause || attempt === maxAttempts) {
        throw new UsageError(`${site + url} responded with ${response.status}.`);
      }
      await setTimeout(pause * 1_000);
    }
  }

  const post = (list: string, postId: string): Promise<ReceivedPost> =>
    read<Post | Article>(postKind.request({ list: list as ListName, postId }));

  async function resources({ label = '' }: BrowseState) {
    const post = await read(resourceKind.request({ label }));
    return { posts: post ? [post] : [] };
  }

  return {
    async posts(blog, browse) {
      if (blog === 'resources') return resources(browse);
      const list = blog as ListName;
      const { posts, nextPageToken } = await read(postsKind.request({ list, browse }));
      // Articles are summaries in lists.
      const inFull = posts.map((it) => ('content' in it ? it : post(list, it.id)));
      return { posts: await Promise.all(inFull), nextPageToken };
    },
    post,
  };
}
