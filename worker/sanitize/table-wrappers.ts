import type { Element, Parents } from 'hast';
import { element } from './element.ts';
import { classesOf } from './own-classes.ts';

const wrapper = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** A wrapper scrolls, with the keyboard too. */
export function wrapTables(parent: Parents) {
  for (const [i, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'table') {
      if (isPlainWrapper(parent)) Object.assign(parent.properties, wrapper);
      else parent.children[i] = element('div', { ...wrapper }, [child]);
    }
    wrapTables(child);
  }
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
