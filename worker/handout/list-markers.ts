import type { Element, ElementContent } from 'hast';
import { listNumberings } from '../../shared/content/list-numberings.ts';

/** The `type` attribute of an ordered list; empty for decimal numbers. */
export function numberingOf({ properties }: Element): string {
  const classes = [properties.className].flat();
  return listNumberings.find(([, style]) => classes.includes(`list-${style}`))?.[0] ?? '';
}

/** The numbers of the items of an ordered list (HTML standard, section 4.4.8). */
export function itemNumbers(list: Element): number[] {
  const { start, reversed } = list.properties;
  const items = itemsOf(list);
  const step = reversed === undefined || reversed === false ? 1 : -1;
  let next = start === undefined ? (step < 0 ? items.length : 1) : Number(start);
  return items.map(({ properties: { value } }) => {
    const number = value === undefined ? next : Number(value);
    next = number + step;
    return number;
  });
}

export function itemsOf({ children }: Element): Element[] {
  return children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'li',
  );
}

/** Adds a node at the beginning of an element, or of the block that it begins with. */
export function withPrefix(node: Element, prefix: ElementContent): Element {
  const i = node.children.findIndex((child) => child.type !== 'text' || child.value.trim());
  const first = node.children[i];
  const prefixed: ElementContent[] =
    first?.type === 'element' && ['blockquote', 'div', 'p', 'pre'].includes(first.tagName)
      ? [withPrefix(first, prefix)]
      : [prefix, ...(first ? [first] : [])];
  return { ...node, children: [...prefixed, ...node.children.slice(i + 1)] };
}
