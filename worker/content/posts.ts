import { descriptionOf, excerptOf } from '../../shared/excerpt.ts';
import type { Article, ListedPost, Post, PostPage, PostSummary } from '../../shared/post.ts';
import type { WirePost, WirePostList } from '../../shared/provider-contract.ts';
import { sanitize } from './markup/sanitize.ts';

/** From the provider's posts to the site's: sanitised, and with as much of the content as is shown. */

/** In lists, posts' titles are `h3`. */
export function listedPost({ content, ...post }: WirePost): Post {
  return { ...head(post), content: sanitize(content, 4).html };
}

export function postSummary({ content, ...post }: WirePost): PostSummary {
  return { ...head(post), excerpt: excerptOf(sanitize(content, 2).text) };
}

/** On its own page, an article's title is `h1`. */
export function article({ content, ...post }: WirePost): Article {
  const { html, text } = sanitize(content, 2);
  return { ...head(post), content: html, description: descriptionOf(text) };
}

/** On the resources page, the post's title is `h2`. */
export function resource({ content, ...post }: WirePost): Post {
  return { ...head(post), content: sanitize(content, 3).html };
}

/** A list may hold a post only once: its id is what it is known by. */
export function postPage<T extends ListedPost>(
  { posts, nextPageToken }: WirePostList,
  reshape: (post: WirePost) => T,
): PostPage<T> {
  const distinct = new Map(posts.map((post) => [post.id, post]));
  return {
    posts: [...distinct.values()].map(reshape),
    ...(nextPageToken ? { nextPageToken } : {}),
  };
}

function head({ id, title, published }: Omit<WirePost, 'content'>) {
  return { id, title: title.replace(/\s+/gu, ' ').trim() || 'Untitled', published };
}
