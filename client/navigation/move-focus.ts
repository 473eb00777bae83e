import { entryFocus, type Landing, sameFocus } from './landing.ts';

/** Finds an element again after its page is rendered anew: those like it, and its place among them. */
type FocusedElement = { selector: string; index: number };

/** The focused element of each history entry that was left, by the key of the entry. */
const focusedByEntry = new Map<string, FocusedElement>();

/** The attributes that distinguish elements, the most specific first. */
const identifying = ['id', 'href', 'aria-label', 'name'];

export function rememberFocus(entry: string) {
  focusedByEntry.delete(entry);
  const element = document.activeElement;
  if (!element || element === document.body) return;
  const name = identifying.find((attribute) => element.hasAttribute(attribute));
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
