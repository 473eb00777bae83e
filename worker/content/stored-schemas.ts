import { z } from 'zod';
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

const post = z.object({ ...head, content: z.string() }) satisfies z.ZodType<Post>;
const summary = z.object({ ...head, excerpt: z.string() }) satisfies z.ZodType<PostSummary>;

export const storedOrganization = receivedOrganizationSchema;

export const storedArticle = z.object({
  ...head,
  content: z.string(),
  description: z.string(),
}) satisfies z.ZodType<Article>;

export const storedArticles: z.ZodType<PostPage<Article>> = pageOf(storedArticle);
export const storedPosts: z.ZodType<PostPage<Post>> = pageOf(post);
export const storedSummaries: z.ZodType<PostPage<PostSummary>> = pageOf(summary);
export const storedPost: z.ZodType<Post | null> = post.nullable();
export const storedSummary: z.ZodType<PostSummary | null> = summary.nullable();

function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ posts: z.array(item), nextPageToken: z.string().exactOptional() });
}
