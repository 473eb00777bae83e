import { entryFocus, type Landing, sameFocus } from './landing.ts';

/** The focused element of each history entry that was left, by the key of the entry: those like it, and its place among them. */
const focusedByEntry = new Map<string, { selector: string; index: number }>();

export function rememberFocus(entry: string) {
  focusedByEntry.delete(entry);
  const element = document.activeElement;
  if (!element || element === document.body) return;
  // The most specific one.
  const name = ['id', 'href', 'aria-label', 'name'].find((name) => element.hasAttribute(name));
  const attribute = name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]` : '';
  const selector = element.localName + attribute;
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  focusedByEntry.set(entry, { selector, index });
}

/** Focuses the first of the targets that is there, without scrolling. `same` is the element that had focus. */
export function moveFocus(targets: Landing['focus'], entry: string, same: Element | null) {
  for (const target of targets) {
    if (target === sameFocus && same?.isConnected) return;
    const element = target === entryFocus ? elementOf(entry) : document.getElementById(target);
    element?.focus({ preventScroll: true });
    if (element && element === document.activeElement) return;
  }
}

function elementOf(entry: string): HTMLElement | null | undefined {
  const focused = focusedByEntry.get(entry);
  return focused && document.querySelectorAll<HTMLElement>(focused.selector)[focused.index];
}
