import type { Element, Root } from 'hast';
import { sanitize as applyAllowList } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { printable } from '../../shared/text/plain-text.ts';
import { allowList } from './allow-list.ts';
import { adaptAlignment, adaptCaption, adaptIndent, adaptListStyle } from './editor-layout.ts';
import { replaceEmbed } from './embeds.ts';
import { loadImageLazily, replaceImage } from './images.ts';
import { nameLinks } from './link-names.ts';
import { addLinkRel, sanitizeLink } from './links.ts';
import { removeOtherClasses } from './own-classes.ts';
import { parseMarkup, UnreadableMarkupError } from './parse-markup.ts';
import { renameElement } from './rename-elements.ts';
import { replaceElements, replaceForeignContent, replaceHidden } from './replace-elements.ts';
import { wrapTables } from './table-wrappers.ts';

/** Sanitized HTML and its plain text. */
export type SanitizedContent = { html: string; text: string };

/** The level of the highest heading of a post, below the headings of the page. */
type TopHeading = 2 | 3 | 4;

/** The most rounds until the result is stable. Markup of an editor needs two. */
const maxRounds = 5;

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and adapts it to the
 * site: its headings begin at `topHeading`, images load lazily, wide tables scroll, and links around
 * images have a name. The result parses to itself and does not change when it is sanitized again.
 * Everything downstream trusts only this. Markup that does not become stable is reduced to its text.
 */
export function sanitize(html: string, topHeading: TopHeading): SanitizedContent {
  return (
    sanitizeUntilStable(html, topHeading) ??
    sanitizeUntilStable(stripTags(html), topHeading) ?? { html: '', text: '' }
  );
}

/**
 * Sanitizes until nothing changes: what remains of some markup is parsed to a different tree.
 * Undefined if the result does not become stable or the markup is unreadable.
 */
function sanitizeUntilStable(html: string, topHeading: TopHeading): SanitizedContent | undefined {
  try {
    let before = html;
    for (let round = 0; round < maxRounds; round++) {
      const tree = sanitizedTree(before, topHeading);
      const after = toHtml(tree);
      if (after === before) return { html: after, text: toText(tree) };
      before = after;
    }
  } catch (error) {
    if (!(error instanceof UnreadableMarkupError)) throw error;
  }
  return undefined;
}

/** Removes the tags of markup. The result is markup. */
function stripTags(markup: string): string {
  return markup.replace(/<[a-z/!?][^<>]*>?/gi, ' ').replaceAll('<', '&lt;');
}

const replacements = [replaceHidden, replaceForeignContent, replaceEmbed, replaceImage];

function sanitizedTree(html: string, topHeading: TopHeading): Root {
  const parsed = parseMarkup(html);
  replaceElements(parsed, replacements);
  visitParents(parsed, (node, ancestors) => {
    if (node.type === 'text') node.value = printable(node.value);
    if (node.type !== 'element') return;
    adaptCaption(node);
    removeOtherClasses(node);
    adaptListStyle(node);
    adaptIndent(node);
    sanitizeLink(node);
    adaptAlignment(node, ancestors);
    renameElement(node, ancestors);
  });
  const tree = applyAllowList(parsed, allowList) as Root;
  shiftHeadings(tree, topHeading);
  wrapTables(tree);
  nameLinks(tree);
  visit(tree, 'element', (element) => {
    loadImageLazily(element);
    addLinkRel(element);
  });
  return tree;
}

function shiftHeadings(tree: Root, topHeading: TopHeading) {
  const headings: Element[] = [];
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    heading.tagName = `h${Math.min(levelOf(heading) - highest + topHeading, 6)}`;
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}
