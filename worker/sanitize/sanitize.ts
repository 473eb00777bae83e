import type { Root } from 'hast';
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

/** The passes of a round, in their order. */
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
  separateParagraphs,

  // Only these add what provider HTML may not contain: fixed attributes, names of links and wrappers.
  joinTexts,
  wrapTables,
  shiftHeadings,
  eachElement(loadImageLazily, removeEmptyLink),
  prefixTargets,
  eachElement(nameLink, addLinkRel),
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
 * images have a name. The result does not change when it is sanitized again. Everything downstream
 * trusts only this. Markup that is unreadable or does not become stable is reduced to its text.
 *
 * @param idPrefix begins the ids of the elements that links within the post lead to
 */
export function sanitize(html: string, topHeading: TopHeading, idPrefix: string): SanitizedContent {
  const options = { topHeading, idPrefix };
  const reduced = () => sanitizeTwice(stripTags(html), options) ?? { html: '', text: () => '' };
  return sanitizeTwice(html, options) ?? { ...reduced(), isReduced: true };
}

/**
 * The second round is there because some markup is parsed to a different tree when it is serialized.
 * Undefined if a third round would change the result, or if the markup is unreadable.
 */
function sanitizeTwice(html: string, options: PassOptions): SanitizedContent | undefined {
  try {
    const first = toHtml(sanitizeOnce(html, options));
    const tree = sanitizeOnce(first, options);
    const second = toHtml(tree);
    const isStable = second === first || toHtml(sanitizeOnce(second, options)) === second;
    return isStable ? { html: second, text: () => toText(tree) } : undefined;
  } catch (error) {
    if (error instanceof UnreadableMarkupError) return undefined;
    throw error;
  }
}

/** @throws {UnreadableMarkupError} */
function sanitizeOnce(html: string, options: PassOptions): Root {
  const tree = parseMarkup(html);
  for (const pass of passes) pass(tree, options);
  return tree;
}

/** Removes the tags of markup. The result is markup. */
function stripTags(markup: string): string {
  return markup.replace(/<[a-z/!?][^<>]*>?/gi, ' ').replaceAll('<', '&lt;');
}
