import type { Element, ElementContent, Parents } from 'hast';

/** What of a wrapper's texts a node contains: those from one to another, of which `last` is the last. */
export type WrappedPart = { wrapper: Element; from: number; to: number; last: number };

/**
 * Puts texts into their wrappers. The texts of a wrapper follow one another in one block. Elements that contain only some
 * of them are divided.
 */
export function wrapTexts(parent: Parents, parts: Map<ElementContent, WrappedPart>) {
  const nodes: ElementContent[] = [];
  let start = 0;
  let open: WrappedPart | undefined;
  for (const child of parent.children as ElementContent[]) {
    for (const node of child.type === 'element' ? divided(child, parts) : [child]) {
      nodes.push(node);
      const part = parts.get(node);
      if (!part) continue;
      if (open?.wrapper !== part.wrapper) {
        open = part;
        start = nodes.length - 1;
      }
      if (open.from > 0 || part.to < part.last) continue;
      part.wrapper.children = nodes.splice(start);
      nodes.push(part.wrapper);
    }
  }
  parent.children = nodes;
}

/** Divides an element after the texts of a wrapper that begins before it, and before those of one that ends after it. */
function divided(element: Element, parts: Map<ElementContent, WrappedPart>): Element[] {
  wrapTexts(element, parts);
  const { children } = element;
  const found = children.flatMap((child, i) => {
    const part = parts.get(child);
    return part ? [{ ...part, i }] : [];
  });
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [element];
  const isOf = (wrapper: Element) => (part: WrappedPart) => part.wrapper === wrapper;
  const before = first.from > 0 ? found.findLast(isOf(first.wrapper)) : undefined;
  const after = last.to < last.last ? found.find(isOf(last.wrapper)) : undefined;
  const end = before ? before.i + 1 : 0;
  const start = after ? after.i : children.length;
  const cuts = start < end ? [0, children.length] : [0, end, start, children.length];
  const pieces = cuts.slice(1).flatMap((cut, i) => {
    const content = children.slice(cuts[i], cut);
    return content.length > 0 ? [{ ...element, children: content }] : [];
  });
  const [head, tail] = [pieces[0], pieces.at(-1)];
  if (before && head) parts.set(head, { ...first, to: start < end ? last.to : before.to });
  if (after && tail && start >= end) parts.set(tail, { ...last, from: after.from });
  // An id is unique.
  for (const piece of pieces.slice(1)) piece.properties = { ...piece.properties, id: undefined };
  return pieces;
}
