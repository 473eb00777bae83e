import * as z from 'zod/mini';
import type { Article, Post, PostSummary } from '../../shared/content/post.ts';
import { postIdSchema, publishedSchema, type ReceivedPost } from '../provider/wire-schemas.ts';

/** A form of a post on the site. */
export type PostForm<T> = {
  /** Of stored posts. Those that an older version stored may not match. */
  schema: z.ZodMiniType<T>;
  /** Imports the sanitizer with the first post from the provider: stored posts do not need it. */
  converter: () => Promise<(post: ReceivedPost) => T>;
};

const head = { id: postIdSchema, title: z.string(), published: publishedSchema };
const post = z.object({ ...head, content: z.string() });
const article = z.object({ ...head, content: z.string(), description: z.string() });

const sanitized = () => import('./sanitized-posts.ts');

export const listedPosts: PostForm<Post> = {
  schema: post,
  converter: async () => (await sanitized()).listedPost,
};

export const summaries: PostForm<PostSummary> = {
  schema: z.object({ ...head, excerpt: z.string() }),
  converter: async () => (await sanitized()).postSummary,
};

export const articles: PostForm<Article> = {
  schema: article,
  converter: async () => (await sanitized()).article,
};

export const linkedArticles: PostForm<Article> = {
  schema: article,
  converter: async () => (await import('./linked-article.ts')).linkedArticle,
};

export const resources: PostForm<Post> = {
  schema: post,
  converter: async () => (await sanitized()).resource,
};
