import { z } from 'zod';
import type {
  Article,
  ListedPost,
  Post,
  PostPage,
  PostSummary,
} from '../../shared/content/post.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { postIdSchema, publishedSchema } from '../provider/post-fields.ts';
import { idText, shownText } from '../provider/tolerant-fields.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { linkScripture } from '../sanitize/scripture-links.ts';

/**
 * The door for the provider's posts: all that is kept and shown of them was made here. Their content is
 * sanitised, their titles are text, and each kind has as much of the content as is shown.
 */

/** A post is shown without its title, content or day rather than not at all. */
const shownFields = {
  title: shownText.transform((title) => title ?? ''),
  content: shownText.transform((content) => content ?? ''),
  published: publishedSchema.catch(null),
};

export const receivedPostSchema = z.object({ id: idText.pipe(postIdSchema), ...shownFields });
export type ReceivedPost = z.infer<typeof receivedPostSchema>;

/** A post that was requested by its id, which therefore need not be in the response. */
export const requestedPostSchema = z
  .object(shownFields)
  .refine(({ title, content }) => title || content, 'The post has neither a title nor content.');

/** A list is shown without the posts that cannot be; one that has no other fails. */
const shownPosts = z
  .array(z.unknown())
  .nullish()
  .transform((posts, context) => {
    const shown = (posts ?? []).flatMap((post) => receivedPostSchema.safeParse(post).data ?? []);
    if (posts?.length && shown.length === 0) context.addIssue('No post can be shown.');
    return shown;
  });

/** Without posts the list is empty; without a token it has no further page. */
export const receivedListSchema = z.object({
  posts: shownPosts,
  nextPageToken: idText.optional().catch(undefined),
});
export type ReceivedList = z.infer<typeof receivedListSchema>;

/** In lists, posts' titles are `h3`. */
export function listedPost({ content, ...post }: ReceivedPost): Post {
  return { ...head(post), content: sanitize(content, 4).html };
}

export function postSummary({ content, ...post }: ReceivedPost): PostSummary {
  return { ...head(post), excerpt: excerptOf(sanitize(content, 2).text) };
}

/** On its own page, a post's title is `h1`. */
export function article({ content, ...post }: ReceivedPost): Article {
  const { html, text } = sanitize(content, 2);
  return { ...head(post), content: html, description: descriptionOf(text) };
}

/** What an article quotes of Scripture leads to the thoughts on it. */
export function linkedArticle(post: ReceivedPost): Article {
  const { content, ...rest } = article(post);
  return { ...rest, content: linkScripture(content) };
}

/** On the resources page, the post's title is `h2`. */
export function resource({ content, ...post }: ReceivedPost): Post {
  return { ...head(post), content: sanitize(content, 3).html };
}

/** A list may hold a post only once: its id is what it is known by. */
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

function head({ id, title, published }: Omit<ReceivedPost, 'content'>) {
  return { id, title: plainText(title) || 'Untitled', published };
}
