import { elementIds } from '../../shared/dom-contract.ts';
import { BoundedMap } from '../content/bounded-map.ts';

export type Arrival = {
  isTraversal: boolean;
  /** Whether it leads to another page, not to another state of the same one. */
  isNewPage: boolean;
  /** Whether a link leads to the URL that is shown. */
  isRepeated: boolean;
  isFromSheet: boolean;
  /** The id in the fragment of the URL; may be empty. */
  fragment: string;
  /** The id of the element that a navigation by script leads to; undefined if it is the list, as after a press. */
  target?: string | undefined;
};

/** The element that had focus when the history entry was left. */
export const entryFocus = Symbol();

/** The element that has focus. */
const sameFocus = Symbol();

type Landing = {
  /** Ids of elements, and the two above. The first one that is there receives focus. */
  focus: readonly (string | typeof entryFocus | typeof sameFocus)[];
  /** `browser`: to the saved position, the fragment or the top. Otherwise to an element, as `scrollIntoView` does. */
  scroll: 'browser' | { id: string; block: 'start' | 'nearest' };
};

const { page, posts, search } = elementIds;

export function landing(arrival: Arrival): Landing {
  const { isTraversal, isNewPage, isRepeated, isFromSheet, fragment, target } = arrival;
  if (isTraversal && isNewPage) return { focus: [entryFocus, page], scroll: 'browser' };
  if (isTraversal) return { focus: [entryFocus, sameFocus, posts], scroll: 'browser' };
  if (isNewPage && fragment) return { focus: [fragment, page], scroll: 'browser' };
  if (isNewPage) return { focus: [search, page], scroll: 'browser' };
  if (target) return { focus: [target, sameFocus], scroll: { id: target, block: 'nearest' } };
  if (fragment) return { focus: [fragment], scroll: 'browser' };
  // The list may be out of view behind the sheet.
  if (isFromSheet) return { focus: [posts], scroll: { id: posts, block: 'start' } };
  // As a document does.
  if (isRepeated) return { focus: [search, page], scroll: 'browser' };
  // The page scrolls only if the visitor is far down the previous list.
  return { focus: [search, sameFocus, posts], scroll: { id: posts, block: 'nearest' } };
}

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
    const remembered = target === entryFocus ? elementOf(entry) : undefined;
    const element = typeof target === 'string' ? document.getElementById(target) : remembered;
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
