import type { Element, ElementContent } from 'hast';
import { toText } from '../../shared/text/to-text.ts';
import { editorStyle } from './editor-style.ts';

/** Elements that are boxes without a text, or are displayed by no browser. */
const boxes = new Set(
  `annotation canvas datalist desc input meter mphantom noembed noframes noscript progress
   script select style template textarea title`.split(/\s+/),
);

/** Removes boxes and hidden elements. The sanitizer removes `style`, so hidden elements would be displayed. */
export function removeHidden(element: Element): ElementContent[] | undefined {
  return boxes.has(element.tagName) || isHidden(element) ? [] : undefined;
}

/** Keeps the texts of buttons and graphics apart from the words around them. */
export function separateBox(element: Element): ElementContent[] | undefined {
  if (!/^(?:button|math|output|svg)$/.test(element.tagName)) return undefined;
  return toText(element).trim() ? [element] : [];
}

function isHidden(element: Element): boolean {
  const { tagName, properties } = element;
  if ('hidden' in properties) return true;
  if (tagName === 'dialog' && !('open' in properties)) return true;
  const style = editorStyle(element);
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  // Images and frames that are too small to be seen count readers.
  return (
    (tagName === 'img' || tagName === 'iframe') &&
    ['width', 'height'].some((name) =>
      /^[0-2](px)?$/.test(style.get(name) ?? String(properties[name])),
    )
  );
}
