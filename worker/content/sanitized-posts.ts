import type {
  Article,
  ListedPost,
  Post,
  PostPage,
  PostSummary,
} from '../../shared/content/post.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { ReceivedList, ReceivedPost } from '../provider/wire-schemas.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { linkScripture } from '../sanitize/scripture-links.ts';

/**
 * The posts of the site, made from the provider's: all that is cached and shown of a post comes from
 * here. The content is sanitized, the title is text, and each kind has as much of the content as is shown.
 */

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
