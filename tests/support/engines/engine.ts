/** A browser with one window, driven through the protocol of its engine. Clicks and keys are trusted events. */
export type Engine = {
  /** Loads a URL and resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /**
   * Runs a self-contained function in the page. Arguments and result are JSON.
   * @throws while another document is loading
   */
  evaluate<A extends unknown[], T>(task: (...args: A) => T, ...args: A): Promise<T>;
  /**
   * Clicks the first rendered element that matches the selector, and has the name if given.
   * @throws if there is none, it is animated, or another element covers it
   */
  click(selector: string, name?: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses keys together. */
  press(...keys: Key[]): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. An engine may have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  /** The console errors since the last call. Empty if the protocol does not report them. */
  newErrors(): string[];
  close(): Promise<void>;
};

export type Key = 'Control' | 'Enter' | 'k' | 'v';

/** Runs in the page. */
export function findRendered(selector: string, name: string | null): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (name === null || nameOf(element) === name),
  );
  return found ?? null;
}

/** Runs in the page, for `click`: whether a click on the element would hit it, after scrolling to it. */
export function canClick(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.getAnimations().some(({ playState }) => playState === 'running')) return false;
  }
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit);
}
