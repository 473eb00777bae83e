import type { Article, Post, PostSummary } from '../../shared/content/post.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { sanitize } from '../sanitize/sanitize.ts';

/**
 * Converts received posts to the posts of the site, which are cached and shown. The content is
 * sanitized, the title is plain text, and each kind of post has only the content that is shown.
 */

/** In lists, titles of posts are `h3`. */
export function listedPost({ content, ...post }: ReceivedPost): Post {
  return { ...postHead(post), content: sanitize(content, 4).html };
}

export function postSummary({ content, ...post }: ReceivedPost): PostSummary {
  return { ...postHead(post), excerpt: excerptOf(sanitize(content, 2).text) };
}

/** On its own page, the title of a post is `h1`. */
export function article({ content, ...post }: ReceivedPost): Article {
  const { html, text } = sanitize(content, 2);
  return { ...postHead(post), content: html, description: descriptionOf(text) };
}

/** On the resources page, the title of the post is `h2`. */
export function resource({ content, ...post }: ReceivedPost): Post {
  return { ...postHead(post), content: sanitize(content, 3).html };
}

function postHead({ id, title, published }: Omit<ReceivedPost, 'content'>) {
  return { id, title: plainText(title) || 'Untitled', published };
}
