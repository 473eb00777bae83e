/** Finds the focused element of a page again after the page is rendered anew. */
type FocusedElement = {
  /** Matches the element, and those that differ from it in nothing but their place. */
  selector: string;
  index: number;
};

/** The focused element of each history entry that was left, by the key of the entry. */
const focusedByEntry = new Map<string, FocusedElement>();

/** The attributes that distinguish elements, the most specific first. */
const identifying = ['id', 'href', 'aria-label', 'name'];

export function rememberFocus(key: string) {
  focusedByEntry.delete(key);
  const element = document.activeElement;
  if (!element || element === document.body) return;
  const name = identifying.find((attribute) => element.hasAttribute(attribute));
  const attribute = name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]` : '';
  const selector = element.localName + attribute;
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  focusedByEntry.set(key, { selector, index });
}

/** Focuses the element again, without scrolling. Returns whether it could be focused. */
export function restoreFocus(key: string): boolean {
  const focused = focusedByEntry.get(key);
  if (!focused) return false;
  const element = document.querySelectorAll<HTMLElement>(focused.selector)[focused.index];
  element?.focus({ preventScroll: true });
  return !!element && element === document.activeElement;
}
