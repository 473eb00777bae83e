import type { Element, ElementContent, Parents, RootContent, Text } from 'hast';
import { editorStyle } from './editor-style.ts';

/** Returns the nodes that replace an element; undefined if it stays. */
export type Replace = (element: Element) => ElementContent[] | undefined;

/** Applies the first replacement that matches each element. The new nodes are not visited. */
export function replaceElements(parent: Parents, replacements: readonly Replace[]) {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    const nodes = child.type === 'element' ? replacementOf(child, replacements) : undefined;
    if (child.type === 'element' && !nodes) replaceElements(child, replacements);
    children.push(...(nodes ?? [child]));
  }
  parent.children = children as ElementContent[];
}

function replacementOf(element: Element, replacements: readonly Replace[]) {
  for (const replace of replacements) {
    const nodes = replace(element);
    if (nodes) return nodes;
  }
  return undefined;
}

/** Removes hidden elements. They would be displayed otherwise, because `style` is removed. */
export function replaceHidden(element: Element): [] | undefined {
  return isHidden(element) ? [] : undefined;
}

function isHidden(element: Element): boolean {
  const { tagName, properties } = element;
  if ('hidden' in properties) return true;
  if (tagName === 'dialog' && !('open' in properties)) return true;
  const style = editorStyle(element);
  return style.get('display') === 'none' || style.get('visibility') === 'hidden';
}

const undisplayed = new Set([
  ...['script', 'style', 'template', 'title', 'desc', 'metadata', 'annotation'],
]);

/** Replaces SVG and MathML, which have parsing rules of their own, with their text. */
export function replaceForeignContent(element: Element): Text[] | undefined {
  if (element.tagName !== 'svg' && element.tagName !== 'math') return undefined;
  return [{ type: 'text', value: displayedText(element) }];
}

function displayedText({ children }: Element): string {
  return children
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' && !undisplayed.has(node.tagName) ? displayedText(node) : '';
    })
    .join('');
}
