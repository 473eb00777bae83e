/** Selects focusable elements of the page, except those in a panel, which may be scrolled out of it. */
const focusable =
  ':is(main, footer) :is(a[href], button, input, textarea, summary):not([popover] *)';

/**
 * Moves the focus from a bar that disappears to the next focusable element after its place in the page, or to the last
 * one. Without scrolling.
 */
export function focusNear(bar: Element) {
  const { top } = bar.getBoundingClientRect();
  const elements = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      !bar.contains(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
  const next = elements.find((element) => element.getBoundingClientRect().bottom > top);
  (next ?? elements.at(-1))?.focus({ preventScroll: true });
}
