import type { Page } from 'playwright-core';

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** How far the page's layout has shifted since it began to load, and what moved. */
export function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: LayoutShiftEntry[] = [];
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShiftEntry[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    // What has come of a line may end with a space, which is nowhere until the next word comes.
    const isSpace = (node: Node | null) => node instanceof Text && !node.data.trim();
    // The columns of a post's table are as wide as the rows that have come want them.
    const isInTable = (node: Node | null) => node instanceof Element && !!node.closest('table');
    const isFree = (node: Node | null) => isSpace(node) || isInTable(node);
    const visible = shifts.filter(({ sources }) => !sources.every(({ node }) => isFree(node)));
    return {
      sum: visible.reduce((sum, { value }) => sum + value, 0),
      moved: visible.flatMap(({ sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${width} × ${height} at ${x}, ${y}`,
          );
          return `${what?.slice(0, 80) ?? 'drawn or taken out'}: from ${from} to ${to}`;
        }),
      ),
    };
  });
}
