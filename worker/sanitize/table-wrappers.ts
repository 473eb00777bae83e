import type { Element, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf } from './own-classes.ts';

const wrapper = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** Puts each table into a wrapper that scrolls, with the keyboard too. */
export function wrapTables(tree: Root) {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || index === undefined || !parent) return undefined;
    if (isPlainWrapper(parent)) {
      Object.assign(parent.properties, wrapper);
      return undefined;
    }
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { ...wrapper },
      children: [element],
    };
    return [SKIP, index + 1];
  });
}

/** Whether a table's parent can be its wrapper: one without its attributes, or a plain `div`. */
function isPlainWrapper(parent: Parents): parent is Element {
  return (
    parent.type === 'element' &&
    parent.tagName === 'div' &&
    parent.children.length === 1 &&
    classesOf(parent).length === 0
  );
}
