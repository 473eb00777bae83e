import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { hasText, isBlock, isBreak, isNotBlank, isPlain } from './node-kinds.ts';
import { blocksOf, isParagraph, withoutSingleParagraph } from './paragraphs.ts';
import { wrapRuns } from './wrap-runs.ts';

const tablePart = /^t(?:body|d|foot|h|head|r)$/;

/** Elements that mean something without content. */
const meaningful = new RegExp(`^(?:hr|iframe|img)$|${tablePart.source}`);

/** Elements in which a single text is no paragraph. */
const textContainers = /^(?:blockquote|caption|d[dt]|figcaption|figure|li|t[dh])$/;

/**
 * Arranges the text of a post in paragraphs, and removes what has no content. Editors write lines as `div` elements, and
 * gaps as empty elements and line breaks. Afterwards each paragraph is a `p`, lines are separated by `br`, and only
 * style sheets make gaps. Inline elements contain neither blocks nor line breaks.
 */
export function arrangeBlocks(tree: Root) {
  tree.children = blocksOf(arrangedChildren(tree));
}

function arrangedChildren(parent: Parents): ElementContent[] {
  return (parent.children as ElementContent[]).flatMap(arranged);
}

function arranged(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || isBreak(node)) return [node];
  const { tagName, properties } = node;
  const content = tagName === 'pre' ? node.children : arrangedChildren(node);
  if (tagName === 'p' && content.some(isBlock)) node.tagName = 'div';
  if (content.every(isGap) && properties.id === undefined && !meaningful.test(tagName)) {
    // A block without content is the end of a paragraph.
    return isBlock(node) ? [h('br'), h('br')] : content;
  }
  if (!isBlock(node)) return content.length > 0 ? wrapRuns(content, node) : [node];
  if (/^h\d$/.test(tagName)) return headingsOf(node, content);
  node.children = contentOf(node.tagName, content);
  const isWrapper = node.tagName === 'div' && isPlain(properties) && node.children.some(isBlock);
  return isWrapper ? node.children : [node];
}

/** A block in a heading ends it, and each paragraph is one. The first of them is the target of its links. */
function headingsOf({ tagName, properties: { id, ...form } }: Element, content: ElementContent[]) {
  const blocks = blocksOf(content);
  const isTarget = blocks
    .slice(0, 1)
    .some((it) => isParagraph(it) && it.properties.id === undefined);
  if (id !== undefined && !isTarget) blocks.unshift(h('p'));
  return blocks.map((block, i) => {
    if (!isParagraph(block)) return block;
    const properties = { ...form, ...block.properties };
    if (i === 0 && id !== undefined) properties.id = id;
    return { ...block, tagName: hasText(block) ? tagName : 'p', properties };
  });
}

/** The parts of a table stay, but if all of them are empty, it has no content. */
function isGap(node: ElementContent): boolean {
  const isPart = node.type === 'element' && tablePart.test(node.tagName);
  if (isPart && node.properties.id === undefined) return node.children.every(isGap);
  return !isNotBlank(node) || isBreak(node);
}

function contentOf(tagName: string, content: ElementContent[]): ElementContent[] {
  if (tagName === 'p' || tagName === 'pre') return content;
  if (tagName === 'ul' || tagName === 'ol') return itemsOf(blocksOf(content));
  const isDiv = tagName === 'div';
  // The lines of a text are arranged with those beside it.
  if (isDiv && !content.some(isBlock)) return content;
  if (!isDiv && !textContainers.test(tagName)) return content.filter((node) => !isBreak(node));
  const blocks = blocksOf(content);
  const isText = !isDiv || (blocks.length === 1 && !content.some(isParagraph));
  return isText ? withoutSingleParagraph(blocks) : blocks;
}

/**
 * The items of a list. A list that is not in an item, or begins one, is in the item before it, or else its items are
 * those of the list. Other content outside an item becomes one.
 */
export function itemsOf(content: readonly ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  const add = (node: ElementContent) => {
    if (node.type === 'element' && isList(node)) {
      const last = items.at(-1);
      if (last) last.children.push(node);
      else node.children.forEach(add);
    } else if (node.type === 'element' && node.tagName === 'li') {
      const start = node.children.findIndex((child) => !isList(child));
      const lists = start < 0 ? node.children : node.children.slice(0, start);
      lists.forEach(add);
      node.children = node.children.slice(lists.length);
      if (node.children.length > 0 || node.properties.id !== undefined) items.push(node);
    } else {
      items.push(h('li', withoutSingleParagraph([node])));
    }
  };
  content.forEach(add);
  return items;
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
