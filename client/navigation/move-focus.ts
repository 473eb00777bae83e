import { BoundedMap } from '../content/bounded-map.ts';
import { entryFocus, type Landing, sameFocus } from './landing.ts';

/** How many history entries that were left are remembered. */
export const maxEntries = 50;

/** The focused element of each history entry that was left, by the key of the entry: its place among those that match. */
const focusedByEntry = new BoundedMap<string, { selector: string; index: number }>(maxEntries);

export function rememberFocus(entry: string) {
  focusedByEntry.delete(entry);
  const element = document.activeElement;
  if (!element || element === document.body) return;
  // The most specific attribute.
  const name = ['id', 'href', 'aria-label', 'name'].find((name) => element.hasAttribute(name));
  const attribute = name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]` : '';
  const selector = element.localName + attribute;
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  focusedByEntry.set(entry, { selector, index });
}

/**
 * Focuses the first of the targets that is there, without scrolling. `same` is the element that had focus. From an element
 * that takes no focus by itself, the next Tab goes on, as after a document load with its fragment.
 */
export function moveFocus(targets: Landing['focus'], entry: string, same: Element | null) {
  for (const target of targets) {
    if (target === sameFocus && same?.isConnected) return;
    const element = target === entryFocus ? elementOf(entry) : document.getElementById(target);
    if (!element) continue;
    if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
      element.tabIndex = -1;
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    }
    element.focus({ preventScroll: true });
    if (element === document.activeElement) return;
  }
}

function elementOf(entry: string): HTMLElement | null | undefined {
  const focused = focusedByEntry.get(entry);
  return focused && document.querySelectorAll<HTMLElement>(focused.selector)[focused.index];
}
