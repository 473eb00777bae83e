import type { Article } from '../../shared/content/post.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { linkScripture } from '../scripture/scripture-links.ts';
import { memoizedByPost } from './memoized-by-post.ts';
import { article } from './sanitized-posts.ts';

export function linkedArticle(post: ReceivedPost): Article {
  const { content, ...rest } = article(post);
  return { ...rest, ...linkedContent(content, post.id) };
}

const linkedContent = memoizedByPost((html) => ({ content: linkScripture(html) }));
