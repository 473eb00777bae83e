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
const summary = z.object({ ...head, excerpt: z.string() });
const article = z.object({ ...head, content: z.string(), description: z.string() });

type SanitizedPosts = typeof import('./sanitized-posts.ts');

function form<T>(
  schema: PostForm<T>['schema'],
  convert: (forms: SanitizedPosts) => (post: ReceivedPost) => T,
): PostForm<T> {
  return { schema, converter: async () => convert(await import('./sanitized-posts.ts')) };
}

export const listedPosts = form<Post>(post, ({ listedPost }) => listedPost);
export const summaries = form<PostSummary>(summary, ({ postSummary }) => postSummary);
export const articles = form<Article>(article, ({ article }) => article);
export const linkedArticles = form<Article>(article, ({ linkedArticle }) => linkedArticle);
export const resources = form<Post>(post, ({ resource }) => resource);
