import type { Element, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf } from './own-classes.ts';

const frame = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** A wide table scrolls in a frame of its own, by keyboard too. */
export function frameTables(tree: Root) {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || index === undefined || !parent) return undefined;
    if (isBareFrame(parent)) {
      Object.assign(parent.properties, frame);
      return undefined;
    }
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { ...frame },
      children: [element],
    };
    return [SKIP, index + 1];
  });
}

/** One that has lost what made it a frame, or that is nothing else. */
function isBareFrame(parent: Parents): parent is Element {
  return (
    parent.type === 'element' &&
    parent.tagName === 'div' &&
    parent.children.length === 1 &&
    classesOf(parent).length === 0
  );
}
