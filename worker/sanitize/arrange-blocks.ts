import type { Element, ElementContent, Parents, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { blockElements } from './block-elements.ts';

// Editors write lines as `div` elements, and gaps as empty elements and line breaks. Afterwards each
// paragraph is a `p`, lines are separated by `br`, and only style sheets make gaps.

/** Elements that mean something without content. */
const meaningful = new Set(['hr', 'iframe', 'img', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

/** Elements whose content is blocks, or a single text. */
const containers = new Set(['blockquote', 'dd', 'div', 'figcaption', 'figure', 'li', 'td', 'th']);

/** In these, a single text is no paragraph beside other blocks. */
const textContainers = new Set(['dd', 'figcaption', 'figure', 'li', 'td', 'th']);

/** White space of all kinds, and characters without a width. */
const blank = /^[\s\u00ad\u200b-\u200f\u2060]*$/;

/** Arranges the text of a post in paragraphs, and removes what has no content. */
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
  const isBlock = blockElements.has(tagName);
  const content = tagName === 'pre' ? element.children : simplifiedChildren(element);
  if (!content.some(hasContent) && properties.id === undefined && !meaningful.has(tagName)) {
    // A block without content is the end of a paragraph.
    return isBlock ? [h('br'), h('br')] : content;
  }
  if (!isBlock) return withoutOuterBreaks(element, content);
  element.children = arranged(element, content);
  const isWrapper = tagName === 'div' && isPlain(properties) && element.children.some(isBlockNode);
  return isWrapper ? element.children : [element];
}

function arranged({ tagName }: Element, content: ElementContent[]): ElementContent[] {
  // The lines of a text are arranged with those beside it.
  if (tagName === 'div') {
    const [only, ...others] = content.filter((node) => isBreak(node) || hasContent(node));
    if (
      others.length === 0 &&
      only &&
      isBlockNode(only) &&
      isLine(only) &&
      isPlain(only.properties)
    )
      return only.children;
    if (!content.some(isBlockNode)) return content;
  }
  if (containers.has(tagName)) return blocksOf(content, tagName);
  if (tagName === 'p' || tagName === 'pre') return content;
  if (tagName === 'ul' || tagName === 'ol') return itemsOf(content, tagName);
  if (!/^(?:h\d|dt|caption)$/.test(tagName)) return content.filter((node) => !isBreak(node));
  return content.some(isBlockNode) ? linesOf(blocksOf(content)) : trimmed(content);
}

/** The paragraphs of a heading are its lines. */
function linesOf(blocks: ElementContent[]): ElementContent[] {
  return blocks.flatMap((node, i) =>
    isParagraph(node) ? [...(i > 0 ? [h('br')] : []), ...node.children] : [node],
  );
}

/**
 * The items of a list. A list that is not in an item, or begins one, is in the item before it, or else its items are
 * those of the list. Other content outside an item becomes one.
 */
function itemsOf(content: ElementContent[], tagName: string): ElementContent[] {
  const items: Element[] = [];
  let isOutside = false;
  const addList = (list: Element) => {
    const last = items.at(-1);
    if (last) last.children.push(list);
    else if (list.tagName === tagName) items.push(...list.children.filter(isElement));
    else items.push(h('li', [list]));
  };
  for (const node of content) {
    const isItem = node.type === 'element' && node.tagName === 'li';
    if (isItem) {
      const first = node.children.findIndex((child) => !isList(child) && !isGap(child));
      const lists = (first < 0 ? node.children : node.children.slice(0, first)).filter(isList);
      for (const list of lists) addList(list);
      node.children = first < 0 ? [] : node.children.slice(lists.length > 0 ? first : 0);
      if (node.children.length > 0 || node.properties.id !== undefined) items.push(node);
    } else if (isList(node)) {
      addList(node);
    } else if (!isGap(node)) {
      if (isOutside) items.at(-1)?.children.push(node);
      else items.push(h('li', [node]));
    }
    isOutside = !isItem && !isList(node) && (isOutside || !isGap(node));
  }
  return items;
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}

/** Editors put whole texts with their line breaks in a `span`. */
function withoutOuterBreaks(element: Element, content: ElementContent[]): ElementContent[] {
  const { tagName, properties } = element;
  const isTransparent = tagName === 'span' && isPlain(properties);
  if (isTransparent && content.some((node) => isBreak(node) || isBlockNode(node))) return content;
  const first = content.findIndex((node) => !isGap(node));
  const last = content.findLastIndex((node) => !isGap(node));
  const start = content.slice(0, first).some(isBreak) ? first : 0;
  const end = content.slice(last + 1).some(isBreak) ? last + 1 : content.length;
  element.children = content.slice(start, end);
  return [...content.slice(0, start), element, ...content.slice(end)];
}

function blocksOf(nodes: ElementContent[], container = 'root'): ElementContent[] {
  const isTextContainer = textContainers.has(container);
  const blocks: ElementContent[] = [];
  /** The paragraphs of texts that are in no element of their own. */
  const bare = new Set<ElementContent>();
  let text: ElementContent[] = [];
  let properties: Properties = {};
  let isBare = true;
  let breaks = 0;

  function endParagraph() {
    const children = trimmed(text);
    if (children.length > 0 || properties.id !== undefined) {
      const paragraph: Element = { type: 'element', tagName: 'p', properties, children };
      blocks.push(paragraph);
      if (isBare) bare.add(paragraph);
    }
    text = [];
    properties = {};
    isBare = true;
    breaks = 0;
  }

  /** The next paragraph is like this one. */
  function divideParagraph() {
    const { id: _, ...others } = properties;
    const wasBare = isBare;
    endParagraph();
    properties = others;
    isBare = wasBare;
  }

  function add(node: ElementContent) {
    if (isBreak(node)) {
      breaks++;
      // The target of a link.
      if (node.properties.id !== undefined) add(h('span', { id: node.properties.id }));
    } else if (isGap(node)) {
      if (breaks === 0) text.push(node);
    } else {
      if (breaks > 1) divideParagraph();
      else if (breaks === 1 && text.length > 0) text.push(h('br'));
      breaks = 0;
      text.push(node);
    }
  }

  function addLine(line: Element) {
    if (!isSameForm(properties, line.properties)) endParagraph();
    properties = line.properties;
    isBare &&= isTextContainer && line.tagName === 'div' && isPlain(line.properties);
    breaks = Math.max(1, breaks);
    for (const child of line.children) add(child);
    breaks = Math.max(1, breaks);
  }

  for (const node of nodes) {
    if (!isBlockNode(node)) {
      if (hasContent(node) && !isSameForm(properties, {})) endParagraph();
      add(node);
    } else if (isLine(node)) {
      addLine(node);
    } else {
      endParagraph();
      if (isParagraph(node)) addLine(node);
      else blocks.push(node);
      endParagraph();
    }
  }
  endParagraph();
  const isText = isTextContainer
    ? !blocks.some((node) => isParagraph(node) && !bare.has(node))
    : blocks.length === 1;
  if (bare.size !== 1 || !isText) return blocks;
  return blocks.flatMap((node) =>
    node.type === 'element' && bare.has(node) ? node.children : [node],
  );
}

/**
 * Without the gaps and breaks around it. Spaces at its start are an indentation that was typed, and its other lines
 * can have it, too.
 */
function trimmed(nodes: ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => !isGap(node));
  const end = nodes.findLastIndex((node) => !isGap(node)) + 1;
  const text = start < 0 ? [] : nodes.slice(start, end);
  const first = firstLeaf(text[0]);
  if (first?.type !== 'text' || !/^\s/.test(first.value)) return text;
  const indent = first.value.length - first.value.trimStart().length;
  first.value = first.value.trimStart();
  for (const [i, node] of text.entries()) {
    const line = i > 0 && isBreak(text[i - 1] as ElementContent) && firstLeaf(node);
    if (line && line.type === 'text')
      line.value = line.value.slice(0, indent).trimStart() + line.value.slice(indent);
  }
  return text;
}

function firstLeaf(node: ElementContent | undefined): ElementContent | undefined {
  return node?.type === 'element' && node.children[0] ? firstLeaf(node.children[0]) : node;
}

function hasContent(node: ElementContent): boolean {
  if (node.type === 'text') return !blank.test(node.value);
  if (node.type !== 'element') return false;
  if (node.properties.id !== undefined || /^(?:hr|iframe|img)$/.test(node.tagName)) return true;
  return node.children.some(hasContent);
}

function isGap(node: ElementContent): boolean {
  return isBreak(node) ? node.properties.id === undefined : !hasContent(node);
}

function isBreak(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'br';
}

/** Whether a node is a block, or has one in it. */
function isBlockNode(node: ElementContent): node is Element {
  if (node.type !== 'element') return false;
  return blockElements.has(node.tagName) || node.children.some(isBlockNode);
}

function isParagraph(node: ElementContent): node is Element {
  if (node.type !== 'element') return false;
  return node.tagName === 'p' || (node.tagName === 'div' && !node.children.some(isBlockNode));
}

/** A `div` with text. One with only a picture stands apart. */
function isLine(node: Element): boolean {
  return node.tagName === 'div' && isParagraph(node) && node.children.some(hasText);
}

function hasText(node: ElementContent): boolean {
  if (node.type === 'text') return !blank.test(node.value);
  return node.type === 'element' && node.children.some(hasText);
}

function isPlain(properties: Properties): boolean {
  for (const name in properties) if (properties[name] !== undefined) return false;
  return true;
}

/** Whether a line with `next` continues a paragraph with `properties`. The target of a link begins one. */
function isSameForm({ id: _, ...properties }: Properties, next: Properties): boolean {
  return (
    (isPlain(properties) && isPlain(next)) || JSON.stringify(properties) === JSON.stringify(next)
  );
}
