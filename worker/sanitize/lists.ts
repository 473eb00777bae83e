import type { Element } from 'hast';
import { listNumberings } from '../../shared/content/list-numberings.ts';
import { editorStyle } from './editor-style.ts';
import { addClass } from './own-classes.ts';

const byType: ReadonlyMap<unknown, string> = new Map(listNumberings);

/** How the editor numbers or marks a list stays as a class of our own. */
export function keepListStyle(element: Element) {
  if (!['ol', 'ul'].includes(element.tagName)) return;
  const { type } = element.properties;
  const style = editorStyle(element);
  const styled = style.get('list-style-type') ?? style.get('list-style');
  addClass(element, `list-${styled ?? byType.get(type) ?? type}`);
}

/** The editor's 'increase indent' makes a quotation without a border of what is none. */
export function keepIndent(element: Element) {
  const isIndent = /^(none|medium none|0)\b/.test(editorStyle(element).get('border') ?? '');
  if (element.tagName !== 'blockquote' || !isIndent) return;
  element.tagName = 'div';
  addClass(element, 'indent');
}
