import type { Element } from 'hast';
import { editorStyle } from './editor-style.ts';

/** What its author hid stays out of sight: it goes, for the style that hides it goes too. */
export function replaceHidden(element: Element): [] | undefined {
  return isHidden(element) ? [] : undefined;
}

function isHidden(element: Element): boolean {
  const { tagName, properties } = element;
  if ('hidden' in properties) return true;
  if (tagName === 'dialog' && !('open' in properties)) return true;
  const style = editorStyle(element);
  return style.get('display') === 'none' || style.get('visibility') === 'hidden';
}
