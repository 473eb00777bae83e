import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { SKIP, visit } from 'unist-util-visit';
import { targetIdPrefix } from '../../shared/dom-contract.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import type { Pass, PassOptions } from '../sanitize/pass.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { citedPassages } from '../scripture/cited-passages.ts';
import { linkScripture } from '../scripture/scripture-links.ts';

/** The maximum size of the memory of each form; bytes. */
const maxSize = 4_000_000;

/**
 * A form of posts on the site, with what `contentOf` makes of their markup. The same markup of a post is read once. The
 * markup itself is compared and not its hash: a different text never gets the same content.
 */
function postForm<T extends Partial<Record<string, string>>>(
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

/**
 * A form with the content of a post, whose headings are below its title, and with texts of its tree.
 *
 * @param additions passes that this form has besides those of the sanitizer
 */
function contentForm<T extends Partial<Record<string, string>>>(
  topHeading: PassOptions['topHeading'],
  textsOf: (tree: Root) => T,
  additions: readonly Pass[] = [],
) {
  return postForm((markup, idPrefix) => {
    const { html, tree } = sanitize(markup, topHeading, idPrefix, additions);
    return { content: html, ...textsOf(tree) };
  });
}

const post = contentForm(2, summary);

/** Posts in lists, where their titles are `h3`. Articles are cards. */
export const listed = {
  thoughts: contentForm(4, () => ({})),
  quotes: contentForm(4, quotation),
  articles: postForm((markup, idPrefix) => ({
    excerpt: excerptOf(toText(sanitize(markup, 4, idPrefix).tree)),
  })),
};

/** Posts on their own page, where their title is `h1`. */
export const single = {
  thoughts: post,
  quotes: contentForm(2, (tree) => ({ ...summary(tree), ...quotation(tree) })),
  articles: post,
};

/** An article with links to the passages that it cites. */
export const linkedArticle = contentForm(2, summary, [linkScripture]);

/** On the resources page, the title of the post is `h2`. */
export const resource = contentForm(3, () => ({}));

function summary(tree: Root) {
  const passages = citedPassages('', tree);
  return {
    description: descriptionOf(toText(tree)),
    ...(passages.length === 1 && { passage: typesetReference(...passages) }),
  };
}

/** The words of its block quotations. */
function quotation(tree: Root) {
  const quotations: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'blockquote') return undefined;
    quotations.push(element);
    return SKIP;
  });
  const text = plainText(quotations.map((element) => toText(element)).join(' '));
  return text ? { quotation: text } : {};
}
