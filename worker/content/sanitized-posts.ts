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

/** An article whose Scripture references are links to the thoughts on the passage. */
export function linkedArticle(post: ReceivedPost): Article {
  const { content, ...rest } = article(post);
  return { ...rest, content: linkScripture(content) };
}

/** On the resources page, the title of the post is `h2`. */
export function resource({ content, ...post }: ReceivedPost): Post {
  return { ...postHead(post), content: sanitize(content, 3).html };
}

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

function postHead({ id, title, published }: Omit<ReceivedPost, 'content'>) {
  return { id, title: plainText(title) || 'Untitled', published };
}
