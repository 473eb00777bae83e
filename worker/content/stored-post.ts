import * as z from 'zod/mini';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import type { Article, ListedPost, Post, PostSummary } from '../../shared/content/post.ts';
import type { PostPage } from '../../shared/content/posts.ts';
import {
  postIdSchema,
  publishedSchema,
  type ReceivedList,
  type ReceivedPost,
} from '../provider/wire-schemas.ts';

/** A schema for each property, also for optional ones. */
type Shape<T> = Record<keyof T, z.ZodMiniType>;

const fields = { id: postIdSchema, title: z.string(), published: publishedSchema };

const fullFields = { ...fields, content: z.string(), quotation: z.exactOptional(z.string()) };

export const postSchema: z.ZodMiniType<Post> = z.object(fullFields satisfies Shape<Post>);

export const postSummarySchema: z.ZodMiniType<PostSummary> = z.object({
  ...fields,
  excerpt: z.string(),
} satisfies Shape<PostSummary>);

export const articleSchema: z.ZodMiniType<Article> = z.object({
  ...fullFields,
  description: z.string(),
  passage: z.exactOptional(z.string()),
  hasInitial: z.exactOptional(z.literal(true)),
} satisfies Shape<Article>);

export function postPageSchema<T extends ListedPost>(
  post: z.ZodMiniType<T>,
): z.ZodMiniType<PostPage<T>> {
  return z.object({
    posts: z.array(post),
    nextPageToken: z.exactOptional(z.string()),
    isCutOff: z.exactOptional(z.literal(true)),
  } satisfies Shape<PostPage>);
}

/**
 * Converts the page of a list at `browse`. Ids are unique within a list: of posts with the same id, the
 * last one is used. A page that names its own token as the next one is the last
 * (google-api-java-client#1381).
 */
export function postPage<T extends ListedPost>(
  { posts, nextPageToken }: ReceivedList,
  { pageToken }: BrowseState,
  convert: (post: ReceivedPost) => T,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  const page = { posts: [...distinct.values()].map(convert) };
  if (!nextPageToken) return page;
  return nextPageToken === pageToken ? { ...page, isCutOff: true } : { ...page, nextPageToken };
}
