import * as z from 'zod/mini';
import type { Article, Post, PostPage, PostSummary } from '../../shared/content/post.ts';
import {
  postIdSchema,
  publishedSchema,
  receivedOrganizationSchema,
} from '../provider/wire-schemas.ts';

/** The schemas of stored content. Content that an older version stored may not match. */

const head = {
  id: postIdSchema,
  title: z.string(),
  published: publishedSchema,
};

const post = z.object({ ...head, content: z.string() }) satisfies z.ZodMiniType<Post>;
const summary = z.object({ ...head, excerpt: z.string() }) satisfies z.ZodMiniType<PostSummary>;

export const storedOrganization = receivedOrganizationSchema;

export const storedArticle = z.object({
  ...head,
  content: z.string(),
  description: z.string(),
}) satisfies z.ZodMiniType<Article>;

export const storedArticles: z.ZodMiniType<PostPage<Article>> = pageOf(storedArticle);
export const storedPosts: z.ZodMiniType<PostPage<Post>> = pageOf(post);
export const storedSummaries: z.ZodMiniType<PostPage<PostSummary>> = pageOf(summary);
export const storedPost: z.ZodMiniType<Post | null> = z.nullable(post);
export const storedSummary: z.ZodMiniType<PostSummary | null> = z.nullable(summary);

function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ posts: z.array(item), nextPageToken: z.exactOptional(z.string()) });
}
