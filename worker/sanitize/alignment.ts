import type { Element, Parents } from 'hast';
import { editorStyle } from './editor-style.ts';
import { addClass, classesOf } from './own-classes.ts';

const floating = new Set(['a', 'img', 'table', 'figure']);

/** The editor aligns by style, attribute or element; we keep it as a class of our own. */
export function keepAlignment(element: Element, ancestors: readonly Parents[]) {
  const style = editorStyle(element);
  const align = String(element.properties.align ?? '').toLowerCase();
  const float = style.get('float') ?? align;
  if (floating.has(element.tagName) && ['left', 'right'].includes(float)) {
    addClass(element, `float-${float}`);
    return;
  }
  const alignment = style.get('text-align') ?? (align || impliedAlignment(element, style));
  // Text begins at the left where nothing around it says otherwise.
  if (alignment !== 'left' || ancestors.some(isAligned)) addClass(element, `align-${alignment}`);
}

function impliedAlignment({ tagName }: Element, style: ReadonlyMap<string, string>) {
  const centered = style.get('margin-left') === 'auto' && style.get('margin-right') === 'auto';
  return tagName === 'center' || (floating.has(tagName) && centered) ? 'center' : '';
}

function isAligned(node: Parents): boolean {
  return node.type === 'element' && classesOf(node).some((name) => name.startsWith('align-'));
}
