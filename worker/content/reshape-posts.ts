import type { ListedPost, PostPage } from '../../shared/content/post.ts';
import type { ReceivedList, ReceivedPost } from '../provider/wire-schemas.ts';

/** Loads the function that converts a received post to a post of the site. */
export type LoadReshape<T> = () => Promise<(post: ReceivedPost) => T>;

/** The sanitizer is imported with the first post from the provider: stored posts do not need it. */
const sanitized = () => import('./sanitized-posts.ts');

export const reshapes = {
  listedPost: async () => (await sanitized()).listedPost,
  postSummary: async () => (await sanitized()).postSummary,
  article: async () => (await sanitized()).article,
  linkedArticle: async () => (await import('./linked-article.ts')).linkedArticle,
  resource: async () => (await sanitized()).resource,
};

/** Ids are unique within a list: of posts with the same id, the last one is used. */
export function postPage<T extends ListedPost>(
  { posts, nextPageToken }: ReceivedList,
  reshape: (post: ReceivedPost) => T,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  return {
    posts: [...distinct.values()].map(reshape),
    ...(nextPageToken ? { nextPageToken } : {}),
  };
}
