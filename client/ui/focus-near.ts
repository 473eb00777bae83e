const focusable = ':is(a[href], button, input, textarea, summary)';

/** Selects focusable elements of the page, except those in a panel, which may be scrolled out of it. */
const inPage = `:is(main, footer) ${focusable}:not([popover] *)`;

/**
 * Moves the focus from a bar that disappears to the next focusable element after its place in the page,
 * or in the sheet that it is in; to the last one if none follows. Without scrolling.
 */
export function focusNear(bar: Element) {
  const { top } = bar.getBoundingClientRect();
  const sheet = bar.closest('[popover]');
  const all = (sheet ?? document).querySelectorAll<HTMLElement>(sheet ? focusable : inPage);
  const elements = [...all].filter(
    (element) =>
      !bar.contains(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
  const next = elements.find((element) => element.getBoundingClientRect().bottom > top);
  (next ?? elements.at(-1))?.focus({ preventScroll: true });
}
