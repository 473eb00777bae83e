import type { Page } from 'playwright-core';

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** Lists what moved in the page since it began to load. */
export function layoutShift(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after its frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 3; i++) await frame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShiftEntry[];
    observer.disconnect();
    // A streamed line may end with a space, which is not laid out until the next word arrives.
    const isSpace = (node: Node | null) => node instanceof Text && !node.data.trim();
    // The column widths of a post's table depend on the rows that have arrived.
    const isInTable = (node: Node | null) => node instanceof Element && !!node.closest('table');
    const isIgnored = (node: Node | null) => isSpace(node) || isInTable(node);
    // A control moves along its row while the rest of the row arrives, which a busy machine shows.
    const [hydration] = performance.getEntriesByName('hydrated');
    const isArriving = ({ value, startTime }: LayoutShiftEntry) =>
      value < 0.005 && startTime < (hydration?.startTime ?? 0);
    return shifts
      .filter((shift) => !isArriving(shift))
      .filter(({ sources }) => !sources.every(({ node }) => isIgnored(node)))
      .map(({ value, sources }) => {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const content = node instanceof Element ? node.outerHTML : node?.textContent;
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${width} × ${height} at ${x}, ${y}`,
          );
          return `${content?.slice(0, 80) ?? 'painted or removed'} from ${from} to ${to}`;
        });
        return `a shift of ${value}: ${moved.join('; ')}`;
      });
  });
}
