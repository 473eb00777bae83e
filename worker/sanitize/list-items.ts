import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isElement, isGap } from './node-kinds.ts';

/**
 * The items of a list. A list that is not in an item, or begins one, is in the item before it, or else its items are
 * those of the list. Other content outside an item becomes one.
 */
export function itemsOf(content: readonly ElementContent[], tagName: string): ElementContent[] {
  const items: Element[] = [];
  let outside: Element | undefined;
  const addList = (list: Element) => {
    const last = items.at(-1);
    if (last) last.children.push(list);
    else if (list.tagName === tagName) items.push(...list.children.filter(isElement));
    else items.push(h('li', [list]));
  };
  for (const node of content) {
    if (isGap(node)) continue;
    if (isElement(node) && node.tagName === 'li') {
      for (const list of takeFirstLists(node)) addList(list);
      if (node.children.length > 0 || node.properties.id !== undefined) items.push(node);
    } else if (isList(node)) {
      addList(node);
    } else {
      if (outside) outside.children.push(node);
      else items.push(h('li', [node]));
      outside = items.at(-1);
      continue;
    }
    outside = undefined;
  }
  return items;
}

/** Removes the lists that an item begins with, and returns them. */
function takeFirstLists(item: Element): Element[] {
  const first = item.children.findIndex((child) => !isList(child) && !isGap(child));
  const start = first < 0 ? item.children : item.children.slice(0, first);
  const lists = start.filter(isList);
  if (lists.length > 0) item.children = item.children.slice(start.length);
  return lists;
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
