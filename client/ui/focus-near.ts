const focusable = ':is(a[href], button, input, textarea, summary)';

/** What is in a panel may be scrolled out of it. */
const inPage = `:is(main, footer) ${focusable}:not([popover] *)`;

/**
 * Moves the focus from a bar that disappears to the next focusable element after its place in the page,
 * or to the last one of the page, without scrolling.
 */
export function focusNear(bar: Element) {
  const { top } = bar.getBoundingClientRect();
  const elements = [...document.querySelectorAll<HTMLElement>(inPage)].filter(
    (element) => !bar.contains(element) && element.getClientRects().length > 0,
  );
  const next = elements.find((element) => element.getBoundingClientRect().bottom > top);
  (next ?? elements.at(-1))?.focus({ preventScroll: true });
}
