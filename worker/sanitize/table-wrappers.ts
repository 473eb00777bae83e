import type { ElementContent, Parents } from 'hast';
import { h } from 'hastscript';

const wrapper = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** Wraps each table that is in no other one. A wrapper scrolls, with the keyboard too. */
export function wrapTables(parent: Parents) {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'table') return h('div', wrapper, [child]);
    wrapTables(child);
    return child;
  });
}
