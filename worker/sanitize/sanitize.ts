import type { Root } from 'hast';
import { sanitize as reduce } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { printable } from '../../shared/text/plain-text.ts';
import { keepAlignment } from './alignment.ts';
import { allowList } from './allow-list.ts';
import { readCaption } from './captions.ts';
import { replaceEmbed } from './embeds.ts';
import { replaceForeignContent } from './foreign-content.ts';
import { moveHeadings, type TopHeading } from './headings.ts';
import { replaceHidden } from './hidden.ts';
import { readImage, showImage } from './images.ts';
import { renameElement } from './known-elements.ts';
import { nameLinks } from './link-names.ts';
import { markOutwardLink, readLink } from './links.ts';
import { keepIndent, keepListStyle } from './lists.ts';
import { keepOwnClasses } from './own-classes.ts';
import { parseMarkup, UnreadableMarkupError } from './parse-markup.ts';
import { replaceElements } from './replace-elements.ts';
import { frameTables } from './table-frames.ts';
import { textOnly } from './text-only.ts';

/** Provider HTML made safe, and its text. */
export type CleanContent = { html: string; text: string };

/** How often markup may become other markup when it is parsed; what an editor writes does so at most once. */
const rounds = 5;

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and fits it to the site:
 * its headings begin at `topHeading`, images wait until they are near, wide tables scroll, links around pictures have a name. What it
 * returns parses to just itself, and is the same when it is sanitised again; everything after
 * trusts only that. Markup for which this cannot be reached comes to its text.
 */
export function sanitize(html: string, topHeading: TopHeading): CleanContent {
  return settled(html, topHeading) ?? settled(textOnly(html), topHeading) ?? { html: '', text: '' };
}

/** Sanitises until nothing changes any more: markup can be such that a parser makes other markup of what is left of it. */
function settled(html: string, topHeading: TopHeading): CleanContent | undefined {
  try {
    let before = html;
    for (let round = 0; round < rounds; round++) {
      const tree = cleanTree(before, topHeading);
      const after = toHtml(tree);
      if (after === before) return { html: after, text: toText(tree) };
      before = after;
    }
  } catch (error) {
    if (!(error instanceof UnreadableMarkupError)) throw error;
  }
  return undefined;
}

const replacements = [replaceHidden, replaceForeignContent, replaceEmbed, readImage];

function cleanTree(html: string, topHeading: TopHeading): Root {
  const parsed = parseMarkup(html);
  replaceElements(parsed, replacements);
  visitParents(parsed, (node, ancestors) => {
    if (node.type === 'text') node.value = printable(node.value);
    if (node.type !== 'element') return;
    readCaption(node);
    keepOwnClasses(node);
    keepListStyle(node);
    keepIndent(node);
    readLink(node);
    keepAlignment(node, ancestors);
    renameElement(node, ancestors);
  });
  const tree = reduce(parsed, allowList) as Root;
  moveHeadings(tree, topHeading);
  frameTables(tree);
  nameLinks(tree);
  visit(tree, 'element', (element) => {
    showImage(element);
    markOutwardLink(element);
  });
  return tree;
}
