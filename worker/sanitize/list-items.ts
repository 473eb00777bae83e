import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { withoutSingleParagraph } from './paragraphs.ts';

/**
 * The items of a list. A list that is not in an item, or begins one, is in the item before it, or else its items are
 * those of the list. Other content outside an item becomes one.
 */
export function itemsOf(content: readonly ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  const add = (node: ElementContent) => {
    if (node.type === 'element' && isList(node)) {
      const last = items.at(-1);
      if (last) last.children.push(node);
      else node.children.forEach(add);
    } else if (node.type === 'element' && node.tagName === 'li') {
      const start = node.children.findIndex((child) => !isList(child));
      const lists = start < 0 ? node.children : node.children.slice(0, start);
      lists.forEach(add);
      node.children = node.children.slice(lists.length);
      if (node.children.length > 0 || node.properties.id !== undefined) items.push(node);
    } else {
      items.push(h('li', withoutSingleParagraph([node])));
    }
  };
  content.forEach(add);
  return items;
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
