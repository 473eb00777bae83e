import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { removeDisallowed } from './allow-list.ts';
import { removeHidden, replaceForeignContent } from './displayed.ts';
import { adaptAlignment, adaptCaption, adaptIndent, adaptListStyle } from './editor-layout.ts';
import { replaceEmbed } from './embeds.ts';
import { shiftHeadings } from './headings.ts';
import { loadImageLazily, replaceImage } from './images.ts';
import { nameLink, removeEmptyLink } from './link-names.ts';
import { addLinkRel, sanitizeLink } from './links.ts';
import { prefixTargets } from './links-within-post.ts';
import { removeOtherClasses } from './own-classes.ts';
import { separateParagraphs } from './paragraphs.ts';
import { parseMarkup, UnreadableMarkupError } from './parse-markup.ts';
import {
  eachElement,
  type Pass,
  type PassOptions,
  replaceElements,
  type TopHeading,
} from './pass.ts';
import { renameElement } from './rename-elements.ts';
import { wrapTables } from './table-wrappers.ts';
import { joinTexts } from './texts.ts';

/** The passes of a round, in their order. A second round on the same tree would change nothing. */
const passes: readonly Pass[] = [
  // These turn what the allow-list removes into what it allows.
  replaceElements(removeHidden),
  replaceElements(replaceForeignContent, replaceEmbed, replaceImage),
  eachElement(
    adaptCaption,
    removeOtherClasses,
    adaptListStyle,
    adaptIndent,
    adaptAlignment,
    renameElement,
    sanitizeLink,
  ),

  removeDisallowed,
  eachElement(removeEmptyLink),
  prefixTargets,
  separateParagraphs,
  joinTexts,

  // Only these add what provider HTML may not contain: fixed attributes, names of links and wrappers.
  wrapTables,
  shiftHeadings,
  eachElement(loadImageLazily, nameLink, addLinkRel),
];

export type SanitizedContent = {
  html: string;
  /** Returns its plain text. */
  text: () => string;
  /** Whether the markup was reduced to its text. */
  isReduced?: true;
};

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and adapts it to the
 * site: its headings begin at `topHeading`, images load lazily, wide tables scroll, and links around
 * images have a name. The result is parsed to the tree that it was printed from, and does not change
 * when it is sanitized again. Everything downstream trusts only this. Markup that is unreadable, or
 * parsed to other trees in each round, is reduced to its text.
 *
 * @param idPrefix begins the ids of the elements that links within the post lead to
 */
export function sanitize(html: string, topHeading: TopHeading, idPrefix: string): SanitizedContent {
  const options = { topHeading, idPrefix };
  const reduced = () => sanitizeTwice(stripTags(html), options) ?? { html: '', text: () => '' };
  return sanitizeTwice(html, options) ?? { ...reduced(), isReduced: true };
}

/**
 * Some markup is parsed to another tree than the one that it was printed from, and is sanitized again.
 * Undefined if that is not enough, or if the markup is unreadable.
 */
function sanitizeTwice(html: string, options: PassOptions): SanitizedContent | undefined {
  try {
    let markup = html;
    for (let round = 1; round <= 2; round++) {
      markup = sanitizeOnce(markup, options);
      const tree = parseMarkup(markup);
      if (toHtml(tree) === markup) return { html: markup, text: () => toText(tree) };
    }
  } catch (error) {
    if (!(error instanceof UnreadableMarkupError)) throw error;
  }
  return undefined;
}

/** @throws {UnreadableMarkupError} */
function sanitizeOnce(html: string, options: PassOptions): string {
  const tree = parseMarkup(html);
  for (const pass of passes) pass(tree, options);
  return toHtml(tree);
}

/** Removes the tags of markup. The result is markup. */
function stripTags(markup: string): string {
  return markup.replace(/<[a-z/!?][^<>]*>?/gi, ' ').replaceAll('<', '&lt;');
}
