import type { Element, ElementContent } from 'hast';

/** Adds a node at the beginning of an element, or of the block that it begins with. */
export function withPrefix(node: Element, prefix: ElementContent): Element {
  const i = node.children.findIndex((child) => child.type !== 'text' || child.value.trim());
  const first = node.children[i];
  const prefixed: ElementContent[] =
    first?.type === 'element' && ['blockquote', 'div', 'p', 'pre'].includes(first.tagName)
      ? [withPrefix(first, prefix)]
      : [prefix, ...(first ? [first] : [])];
  return { ...node, children: [...prefixed, ...node.children.slice(i + 1)] };
}
