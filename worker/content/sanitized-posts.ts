import type { Parents, Root } from 'hast';
import type { ListName } from '../../shared/content/lists.ts';
import type { StoredPost } from '../../shared/content/stored-schemas.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { descriptionOf, excerptOf } from '../../shared/text/excerpt.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import { type ReceivedPost, shownTitle } from '../provider/wire-schemas.ts';
import { openingText } from '../sanitize/opening-text.ts';
import { copyOf } from '../sanitize/pass.ts';
import { sanitizedPost } from '../sanitize/sanitized-post.ts';
import { lowered, toHtml } from '../sanitize/to-html.ts';
import { citedPassages } from '../scripture/cited-passages.ts';
import { linkScripture } from '../scripture/scripture-links.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns a function that converts posts to a form of the site: with what `contentOf` makes of the tree and the received
 * title. It is made once, as long as `sanitizedPost` has the tree.
 */
function postForm<T extends object>(contentOf: (tree: Root, title: string) => T) {
  const contents = new WeakMap<Root, T>();
  return (received: ReceivedPost) => {
    const { id, title, published, tree } = sanitizedPost(received);
    const content = contents.get(tree) ?? contentOf(tree, title);
    contents.set(tree, content);
    return { id, title: shownTitle(title, tree), published, ...content };
  };
}

/** Posts in lists, where their titles are `h3`. Articles are cards. */
export const listed = {
  thoughts: postForm((tree) => ({ content: toHtml(tree, lowered(2)) })),
  quotes: postForm((tree) => ({ content: toHtml(tree, lowered(2)), ...quotation(tree) })),
  articles: postForm((tree, title) => ({ excerpt: excerptOf(openingText(tree, title)) })),
};

/** On the resources page, the title of the post is `h2`. */
export const resource = postForm((tree) => ({ content: toHtml(tree, lowered(1)) }));

export const searched = postForm((tree, title) => ({ text: plainText(openingText(tree, title)) }));

const full = {
  thoughts: postForm(summary),
  quotes: postForm((tree, title) => ({ ...summary(tree, title), ...quotation(tree) })),
  articles: postForm(summary),
};

const linkedArticle = postForm((tree, title) => {
  const linked = copyOf(tree);
  linkScripture(linked);
  return summary(linked, title);
});

export function fullForm(
  list: ListName,
  { SCRIPTURE_LINKS }: Pick<Settings, 'SCRIPTURE_LINKS'>,
): (post: ReceivedPost) => StoredPost {
  return list === 'articles' && SCRIPTURE_LINKS === 'on' ? linkedArticle : full[list];
}

function summary(tree: Root, title: string) {
  const passages = citedPassages('', tree);
  const words = toText(tree).split(/\s+/);
  return {
    tree,
    description: descriptionOf(openingText(tree, title)),
    words: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    ...(passages.length === 1 && { passage: typesetReference(...passages) }),
  };
}

function quotation(tree: Root) {
  const text = plainText(quotationsIn(tree).join(' '));
  return text ? { quotation: text } : {};
}

function quotationsIn({ children }: Parents): string[] {
  return children.flatMap((node) => {
    if (node.type !== 'element') return [];
    return node.tagName === 'blockquote' ? [toText(node)] : quotationsIn(node);
  });
}
