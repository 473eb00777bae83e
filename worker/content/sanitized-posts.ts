import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { SKIP, visit } from 'unist-util-visit';
import { targetIdPrefix } from '../../shared/dom-contract.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import { type ReceivedPost, shownTitle } from '../provider/wire-schemas.ts';
import type { Pass, PassOptions } from '../sanitize/pass.ts';
import { type SanitizedContent, sanitize } from '../sanitize/sanitize.ts';
import { citedPassages } from '../scripture/cited-passages.ts';
import { linkScripture } from '../scripture/scripture-links.ts';
import { openingText } from './opening-text.ts';

/** The maximum size of the memory of each form; bytes. */
const maxSize = 2_000_000;

/**
 * Returns a function that converts posts to a form of the site, with the content that `contentOf` makes of the sanitized
 * markup. It memoizes the content by post. The markup is compared, not a hash of it, so that another text never gets this
 * content.
 *
 * @param additions passes that this form has besides those of the sanitizer
 */
function postForm<T extends object>(
  topHeading: PassOptions['topHeading'],
  contentOf: (sanitized: SanitizedContent, title: string) => T,
  additions: readonly Pass[] = [],
) {
  const memory = new LRUCache<string, { markup: string; title: string; content: T }>({
    maxSize,
    // Strings have at most 2 bytes for each UTF-16 code unit.
    sizeCalculation: ({ markup, content }) =>
      2 * [markup, ...Object.values(content)].join('').length + 1,
  });
  return ({ content: markup, id, title, published }: ReceivedPost) => {
    let entry = memory.get(id);
    if (entry?.markup !== markup || entry.title !== title) {
      const sanitized = sanitize(markup, topHeading, targetIdPrefix(id), additions);
      const content = { title: shownTitle(title, sanitized.tree), ...contentOf(sanitized, title) };
      entry = { markup, title, content };
      memory.set(id, entry);
    }
    return { id, title, published, ...entry.content };
  };
}

/** A form with the content of a post, whose headings are below its title, and with what `factsOf` reads of its tree. */
function contentForm<T extends object>(
  topHeading: PassOptions['topHeading'],
  factsOf: (tree: Root, title: string) => T,
  additions?: readonly Pass[],
) {
  return postForm(
    topHeading,
    ({ html, tree }, title) => ({ content: html, ...factsOf(tree, title) }),
    additions,
  );
}

/** Posts in lists, where their titles are `h3`. Articles are cards. */
export const listed = {
  thoughts: contentForm(4, () => ({})),
  quotes: contentForm(4, quotation),
  articles: postForm(4, ({ tree }, title) => ({ excerpt: excerptOf(openingText(tree, title)) })),
};

/** The text of posts in one line. */
export const searched = postForm(4, ({ tree }) => ({ text: plainText(toText(tree)) }));

/** Posts in full. On its own page, the title of a post is `h1`. A linked article has links to the passages that it cites. */
export const single = {
  thoughts: contentForm(2, summary),
  quotes: contentForm(2, (tree, title) => ({ ...summary(tree, title), ...quotation(tree) })),
  articles: contentForm(2, summary),
  linkedArticles: contentForm(2, summary, [linkScripture]),
};

/** On the resources page, the title of the post is `h2`. */
export const resource = contentForm(3, () => ({}));

function summary(tree: Root, title: string) {
  const passages = citedPassages('', tree);
  const words = toText(tree).split(/\s+/);
  return {
    description: descriptionOf(openingText(tree, title)),
    words: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
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
