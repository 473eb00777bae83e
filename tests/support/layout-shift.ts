import type { Page } from 'playwright-core';

type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null }[];
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
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text')),
      ),
    };
  });
}
