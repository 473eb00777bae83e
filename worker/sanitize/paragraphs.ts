import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { hasContent, isBlock, isBreak, isGap, isLine, isParagraph, isPlain } from './node-kinds.ts';

/** In these, a single text is no paragraph beside other blocks. */
const textContainers = new Set(['dd', 'figcaption', 'figure', 'li', 'td', 'th']);

/**
 * Puts the texts among the nodes of a container into paragraphs: lines of one form are in one, and an empty line ends
 * it. A single text in no element of its own is no paragraph.
 */
export function blocksOf(nodes: readonly ElementContent[], container = 'root'): ElementContent[] {
  const isTextContainer = textContainers.has(container);
  const blocks: ElementContent[] = [];
  /** The last paragraph that was made for a text outside of elements. */
  let bare: Element | undefined;
  let text: ElementContent[] = [];
  let properties: Properties = {};
  let isBare = true;
  let breaks = 0;

  function endParagraph(next: Properties = {}, isNextBare = true) {
    const children = trimmed(text);
    if (children.length > 0 || properties.id !== undefined) {
      const paragraph: Element = { type: 'element', tagName: 'p', properties, children };
      blocks.push(paragraph);
      if (isBare) bare = paragraph;
    }
    text = [];
    properties = next;
    isBare = isNextBare;
    breaks = 0;
  }

  function add(node: ElementContent) {
    if (isBreak(node)) {
      breaks++;
      // The target of a link.
      if (node.properties.id !== undefined) add(h('span', { id: node.properties.id }));
    } else if (isGap(node)) {
      if (breaks === 0) text.push(node);
    } else {
      if (breaks > 1) endParagraph({ ...properties, id: undefined }, isBare);
      else if (breaks === 1 && text.length > 0) text.push(h('br'));
      breaks = 0;
      text.push(node);
    }
  }

  function addLine(line: Element) {
    if (!isSameForm(properties, line.properties)) endParagraph(line.properties);
    const isLikeText = line.tagName === 'div' && isPlain(line.properties);
    isBare &&= isLikeText && (isTextContainer || container === 'div');
    breaks = Math.max(1, breaks);
    for (const child of line.children) add(child);
    breaks = Math.max(1, breaks);
  }

  for (const node of nodes) {
    if (!isBlock(node)) {
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
  const isText =
    blocks.filter(isParagraph).length === 1 && (isTextContainer || blocks.length === 1);
  return blocks.flatMap((node) => (isText && node === bare ? bare.children : [node]));
}

/**
 * Returns nodes without the gaps around them. Spaces at the start are an indentation that was typed, and the other lines
 * can have it, too.
 */
export function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => !isGap(node));
  const text = start < 0 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isGap(node)) + 1);
  let indent = 0;
  for (const [i, node] of text.entries()) {
    const line = i === 0 || isBreak(text[i - 1]) ? firstLeaf(node) : undefined;
    if (line?.type !== 'text') continue;
    if (i === 0) indent = line.value.length - line.value.trimStart().length;
    line.value = line.value.slice(0, indent).trimStart() + line.value.slice(indent);
  }
  return text;
}

function firstLeaf(node: ElementContent): ElementContent {
  return node.type === 'element' && node.children[0] ? firstLeaf(node.children[0]) : node;
}

/** Whether a line with `next` continues a paragraph with `properties`. The target of a link begins one. */
function isSameForm({ id: _, ...properties }: Properties, next: Properties): boolean {
  return (
    (isPlain(properties) && isPlain(next)) || JSON.stringify(properties) === JSON.stringify(next)
  );
}
