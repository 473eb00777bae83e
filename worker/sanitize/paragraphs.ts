import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { hasText, isBlock, isBreak, isNotBlank, isPlain } from './node-kinds.ts';

/**
 * Puts the texts among the nodes of a container into paragraphs. Editors write lines as `div` elements: those of one form
 * are in one paragraph, and an empty line ends it.
 */
export function blocksOf(nodes: readonly ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let paragraph: Element | undefined;
  let breaks = 0;

  function startParagraph(properties: Properties) {
    endParagraph();
    paragraph = { type: 'element', tagName: 'p', properties: { ...properties }, children: [] };
    return paragraph;
  }

  function endParagraph() {
    if (paragraph) blocks.push(trimmed(paragraph));
    paragraph = undefined;
    breaks = 0;
  }

  function add(node: ElementContent, form: Properties) {
    if (isBreak(node)) {
      breaks++;
      return;
    }
    const isInLine = paragraph && breaks === 0;
    if (!isInLine && !isNotBlank(node)) return;
    const { id: _, ...own } = paragraph?.properties ?? {};
    const continues = breaks < 2 && JSON.stringify(own) === JSON.stringify(form);
    const { children } = (continues && paragraph) || startParagraph(form);
    if (breaks > 0 && children.length > 0) children.push(h('br'));
    breaks = 0;
    children.push(node);
  }

  function addLines({ properties: { id, ...form }, children }: Element) {
    // The target of a link begins a paragraph.
    if (id !== undefined) startParagraph({ ...form, id });
    else breaks = Math.max(1, breaks);
    for (const child of children) add(child, form);
    breaks = Math.max(1, breaks);
  }

  for (const node of nodes) {
    const isParagraph =
      isBlock(node) && /^(?:p|div)$/.test(node.tagName) && !node.children.some(isBlock);
    // A picture stands apart from lines.
    const isLine = isParagraph && node.tagName === 'div' && hasText(node);
    if (!isBlock(node)) add(node, {});
    else if (isLine) addLines(node);
    else {
      endParagraph();
      if (isParagraph) addLines(node);
      else blocks.push(node);
      endParagraph();
    }
  }
  endParagraph();
  return blocks;
}

/**
 * Removes the gaps around a text. No-break spaces at the start are an indentation that was typed, and the other lines can
 * have it, too.
 */
function trimmed(paragraph: Element): Element {
  const { children } = paragraph;
  paragraph.children = children.slice(0, children.findLastIndex(isNotBlank) + 1);
  let indent = 0;
  for (const [i, node] of paragraph.children.entries()) {
    const line = i === 0 || isBreak(children[i - 1]) ? firstLeaf(node) : undefined;
    if (line?.type !== 'text') continue;
    const [spaces = ''] = /^\s*/.exec(line.value) ?? [];
    if (i === 0 && spaces.includes('\u00a0')) indent = spaces.length;
    line.value = line.value.slice(i === 0 ? spaces.length : Math.min(indent, spaces.length));
  }
  const last = paragraph.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return paragraph;
}

function firstLeaf(node: ElementContent): ElementContent {
  return node.type === 'element' && node.children[0] ? firstLeaf(node.children[0]) : node;
}

export function isParagraph(node: ElementContent): node is Element {
  return isBlock(node) && node.tagName === 'p';
}

export function withoutSingleParagraph(blocks: readonly ElementContent[]): ElementContent[] {
  const [single, ...others] = blocks.filter(isParagraph);
  const isText = single && others.length === 0 && isPlain(single.properties);
  return blocks.flatMap((node) => (isText && node === single ? single.children : [node]));
}
