import type { Element } from 'hast';
import { h } from 'hastscript';

const wrapper = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** A wrapper scrolls, with the keyboard too. */
export function wrapTable(table: Element): Element[] | undefined {
  return table.tagName === 'table' ? [h('div', wrapper, [table])] : undefined;
}
