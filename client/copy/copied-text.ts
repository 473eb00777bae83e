import type { ElementContent, Element as HastElement } from 'hast';
import { toText } from '../../shared/text/to-text.ts';

/** The text of a content, with the markers of its lists. */
export function copiedText(content: HTMLElement): string {
  return toText(treeOf(content), true)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The tree of an element, with its attributes as they are in the document. */
function treeOf({ localName, attributes, childNodes }: Element): HastElement {
  return {
    type: 'element',
    tagName: localName,
    properties: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    children: [...childNodes].flatMap((node): ElementContent[] => {
      if (node instanceof Element) return [treeOf(node)];
      return node instanceof Text ? [{ type: 'text', value: node.data }] : [];
    }),
  };
}
