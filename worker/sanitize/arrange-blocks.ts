import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { itemsOf } from './list-items.ts';
import {
  blockElements,
  hasContent,
  isBlock,
  isBreak,
  isGap,
  isParagraph,
  isPlain,
} from './node-kinds.ts';
import { blocksOf, trimmed } from './paragraphs.ts';

/** Elements that mean something without content. */
const meaningful = /^(?:hr|iframe|img|t(?:body|d|foot|h|head|r))$/;

/**
 * Arranges the text of a post in paragraphs, and removes what has no content. Editors write lines as `div` elements, and
 * gaps as empty elements and line breaks. Afterwards each paragraph is a `p`, lines are separated by `br`, and only
 * style sheets make gaps.
 */
export function arrangeBlocks(tree: Root) {
  tree.children = blocksOf(simplifiedChildren(tree));
}

function simplifiedChildren(parent: Parents): ElementContent[] {
  return (parent.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' ? simplified(child) : [child],
  );
}

function simplified(element: Element): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'br') return [element];
  const isBlockElement = blockElements.has(tagName);
  const content = tagName === 'pre' ? element.children : simplifiedChildren(element);
  if (!content.some(hasContent) && properties.id === undefined && !meaningful.test(tagName)) {
    // A block without content is the end of a paragraph.
    return isBlockElement ? [h('br'), h('br')] : content;
  }
  if (!isBlockElement) return withoutOuterBreaks(element, content);
  element.children = arranged(tagName, content);
  const isWrapper = tagName === 'div' && isPlain(properties) && element.children.some(isBlock);
  return isWrapper ? element.children : [element];
}

function arranged(tagName: string, content: ElementContent[]): ElementContent[] {
  const isText = !content.some(isBlock);
  switch (tagName) {
    case 'p':
    case 'pre':
      return content;
    case 'div':
      // The lines of a text are arranged with those beside it.
      return isText ? content : blocksOf(content, tagName);
    case 'blockquote':
    case 'dd':
    case 'figcaption':
    case 'figure':
    case 'li':
    case 'td':
    case 'th':
      return blocksOf(content, tagName);
    case 'ul':
    case 'ol':
      return itemsOf(content, tagName);
  }
  if (!/^(?:h\d|dt|caption)$/.test(tagName)) return content.filter((node) => !isBreak(node));
  return isText ? trimmed(content) : linesOf(blocksOf(content));
}

/** The paragraphs of a heading are its lines. */
function linesOf(blocks: readonly ElementContent[]): ElementContent[] {
  return blocks.flatMap((node, i) =>
    isParagraph(node) ? [...(i > 0 ? [h('br')] : []), ...node.children] : [node],
  );
}

/** Editors put whole texts with their line breaks in a `span`. */
function withoutOuterBreaks(element: Element, content: ElementContent[]): ElementContent[] {
  const isTransparent = element.tagName === 'span' && isPlain(element.properties);
  if (isTransparent && content.some((node) => isBreak(node) || isBlock(node))) return content;
  const first = content.findIndex((node) => !isGap(node));
  const last = content.findLastIndex((node) => !isGap(node));
  const start = content.slice(0, first).some(isBreak) ? first : 0;
  const end = content.slice(last + 1).some(isBreak) ? last + 1 : content.length;
  element.children = content.slice(start, end);
  return [...content.slice(0, start), element, ...content.slice(end)];
}
