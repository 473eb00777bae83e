import type { Article, Post, PostSummary } from '../../shared/content/post.ts';
import { targetIdPrefix } from '../../shared/dom-contract.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { linkScripture } from '../scripture/scripture-links.ts';
import { memoizedByPost } from './memoized-by-post.ts';

export function listedPost({ content, ...post }: ReceivedPost): Post {
  return { ...postHead(post), ...listedContent(content, post.id) };
}

export function postSummary({ content, ...post }: ReceivedPost): PostSummary {
  return { ...postHead(post), ...summaryContent(content, post.id) };
}

export function article({ content, ...post }: ReceivedPost): Article {
  return { ...postHead(post), ...articleContent(content, post.id) };
}

/** An article with links to the passages that it cites. */
export function linkedArticle(post: ReceivedPost): Article {
  const { content, ...rest } = article(post);
  return { ...rest, ...linkedContent(content, post.id) };
}

export function resource({ content, ...post }: ReceivedPost): Post {
  return { ...postHead(post), ...resourceContent(content, post.id) };
}

/** In lists, titles of posts are `h3`. */
const listedContent = memoizedByPost((markup, postId) => ({
  content: sanitize(markup, 4, targetIdPrefix(postId)).html,
}));

const summaryContent = memoizedByPost((markup) => ({
  excerpt: excerptOf(sanitize(markup, 2).text()),
}));

/** On its own page, the title of a post is `h1`. */
const articleContent = memoizedByPost((markup, postId) => {
  const { html, text } = sanitize(markup, 2, targetIdPrefix(postId));
  return { content: html, description: descriptionOf(text()) };
});

const linkedContent = memoizedByPost((html) => ({ content: linkScripture(html) }));

/** On the resources page, the title of the post is `h2`. */
const resourceContent = memoizedByPost((markup, postId) => ({
  content: sanitize(markup, 3, targetIdPrefix(postId)).html,
}));

function postHead({ id, title, published }: Omit<ReceivedPost, 'content'>) {
  return { id, title: plainText(title) || 'Untitled', published };
}
