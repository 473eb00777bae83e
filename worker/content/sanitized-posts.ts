import { LRUCache } from 'lru-cache';
import { targetIdPrefix } from '../../shared/dom-contract.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { citedPassages } from '../scripture/cited-passages.ts';
import { linkScripture } from '../scripture/scripture-links.ts';

/** The maximum size of the memory of each form; bytes. */
const maxSize = 4_000_000;

/**
 * A form of posts on the site, with what `contentOf` makes of their markup. The same markup of a post is read once. The
 * markup itself is compared and not its hash: a different text never gets the same content.
 */
function postForm<T extends Record<string, string>>(
  contentOf: (markup: string, idPrefix: string) => T,
) {
  const memory = new LRUCache<string, { markup: string; size: number; content: T }>({
    maxSize,
    sizeCalculation: ({ size }) => size,
  });
  return ({ content: markup, id, title, published }: ReceivedPost) => {
    const entry = memory.get(id);
    const content =
      entry?.markup === markup ? entry.content : contentOf(markup, targetIdPrefix(id));
    if (content !== entry?.content) {
      // Strings have at most 2 bytes for each UTF-16 code unit.
      const size = 2 * [markup, ...Object.values(content)].join('').length + 1;
      memory.set(id, { markup, size, content });
    }
    return { id, title: plainText(title) || 'Untitled', published, ...content };
  };
}

/** In lists, titles of posts are `h3`. */
export const listedPost = postForm((markup, idPrefix) => ({
  content: sanitize(markup, 4, idPrefix).html,
}));

export const postSummary = postForm((markup, idPrefix) => ({
  excerpt: excerptOf(sanitize(markup, 2, idPrefix).text()),
}));

/** On its own page, the title of a post is `h1`. */
export const article = postForm(articleContent);

/** An article with links to the passages that it cites. */
export const linkedArticle = postForm((markup, idPrefix) => {
  const { content, ...rest } = articleContent(markup, idPrefix);
  return { content: linkScripture(content), ...rest };
});

/** On the resources page, the title of the post is `h2`. */
export const resource = postForm((markup, idPrefix) => ({
  content: sanitize(markup, 3, idPrefix).html,
}));

function articleContent(markup: string, idPrefix: string) {
  const { html, text } = sanitize(markup, 2, idPrefix);
  const passages = citedPassages('', markup);
  return {
    content: html,
    description: descriptionOf(text()),
    ...(passages.length === 1 && { passage: typesetReference(...passages) }),
  };
}
