import type { Element, ElementContent, Properties } from 'hast';

export function element(
  tagName: string,
  properties: Properties,
  children: (ElementContent | string)[],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}
