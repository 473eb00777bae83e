import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What stands in an element's place; undefined where it stays. */
export type Replace = (element: Element) => ElementContent[] | undefined;

/** The first that has a replacement has it; what is put in is not looked at again. */
export function replaceElements(tree: Root, replacements: readonly Replace[]) {
  visit(tree, 'element', (element, index, parent) => {
    if (index === undefined || !parent) return undefined;
    for (const replace of replacements) {
      const nodes = replace(element);
      if (!nodes) continue;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    }
    return undefined;
  });
}
