import type { ElementContent, Parents } from 'hast';
import { printable } from '../../shared/text/plain-text.ts';

/** Joins adjacent texts, between which an element was removed, and removes what is not text from them. */
export function joinTexts(parent: Parents) {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    const previous = children.at(-1);
    if (child.type === 'text' && previous?.type === 'text') previous.value += child.value;
    else children.push(child);
    if (child.type === 'element') joinTexts(child);
  }
  for (const child of children) if (child.type === 'text') child.value = printable(child.value);
  parent.children = children;
}
