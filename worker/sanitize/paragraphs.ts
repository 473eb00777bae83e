import type { Element, ElementContent, Parents, Properties } from 'hast';
import { h } from 'hastscript';
import { inlineElements } from '../../shared/text/inline-elements.ts';

const containers = new Set(['blockquote', 'div', 'li']);

/** Makes paragraphs of what two or more line breaks separate. Tables stay, because their cells have one line in Markdown. */
export function separateParagraphs(parent: Parents) {
  const children = (parent.children as ElementContent[]).flatMap(separated);
  parent.children = children;
  if (parent.type === 'element' && !containers.has(parent.tagName)) return;
  if (!children.some(isBreak)) return;
  const runs: ElementContent[][] = [[]];
  let wasInline = true;
  for (const node of children) {
    const inline = isInline(node);
    if (!inline || !wasInline) runs.push([]);
    runs.at(-1)?.push(node);
    wasInline = inline;
  }
  parent.children = runs.flatMap((run) => paragraphsOf(run) ?? run);
}

function separated(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName === 'table') return [node];
  separateParagraphs(node);
  const { tagName, properties, children } = node;
  if (tagName === 'p') return paragraphsOf(children, properties) ?? [node];
  // The editor puts whole texts with their line breaks in a `span`.
  const isTransparent = tagName === 'span' && Object.keys(properties).length === 0;
  return isTransparent && children.some(isBreak) ? children : [node];
}

/** Splits nodes into paragraphs; undefined without two line breaks in a row, or without text. The first paragraph has the `id`. */
function paragraphsOf(nodes: ElementContent[], { id, ...others }: Properties = {}) {
  if (!nodes.some(isBreak)) return undefined;
  const parts: ElementContent[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    if (!isGap(node) && breaks > 1) parts.push([]);
    if (isBreak(node)) breaks++;
    else if (!isGap(node)) breaks = 0;
    parts.at(-1)?.push(node);
  }
  const filled = parts.filter((part) => !part.every(isGap));
  if (filled.length === 0 || (parts.length === 1 && breaks < 2)) return undefined;
  return filled.map((part, i): Element => {
    const end = part.findLastIndex((node) => !isGap(node)) + 1;
    return h('p', i === 0 ? { ...others, id } : { ...others }, part.slice(0, end));
  });
}

function isInline(node: ElementContent): boolean {
  if (node.type !== 'element' || isBreak(node)) return true;
  return inlineElements.has(node.tagName) && node.children.every(isInline);
}

/** Neither a text nor the target of a link. */
function isGap(node: ElementContent): boolean {
  if (node.type === 'element') return isBreak(node) && node.properties.id === undefined;
  return node.type === 'text' && !/\S/.test(node.value);
}

function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br';
}
