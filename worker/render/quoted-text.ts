import type { Element } from 'hast';

import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import type { Post } from '../../shared/content/post.ts';
import { parseMarkup } from '../sanitize/parse-markup.ts';

/** Posts are held in memory and shown many times. */
const known = new WeakMap<Post, string>();

/** The words that a post quotes, in one line; empty where it has no `blockquote`. */
export function quotedText(post: Post): string {
  const text = known.get(post) ?? readQuotes(post.content);
  known.set(post, text);
  return text;
}

function readQuotes(content: string): string {
  const quotes: Element[] = [];
  visit(parseMarkup(content), 'element', (element) => {
    if (element.tagName === 'blockquote') quotes.push(element);
  });
  return quotes
    .map((quote) => toText(quote))
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
