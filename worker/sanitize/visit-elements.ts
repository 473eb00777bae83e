import type { Element, Parents } from 'hast';

/** Calls `visit` for each element of a tree, in document order. `visit` may change the element and its children. */
export function visitElements(parent: Parents, visit: (element: Element) => void) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    visit(child);
    visitElements(child, visit);
  }
}
